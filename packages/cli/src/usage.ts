import { FRAMEWORKS } from '@lintel/contract';

export const USAGE = `Usage: lintel audit FILE --framework ID [options]
       lintel audit FOLDER --framework ID --format ndjson [options]

Audits a policy (PDF, DOCX or TXT) against one framework and prints a readiness
score and findings that quote the file. Nothing leaves this machine.

  --framework ID       ${FRAMEWORKS.map(({ id }) => id).join(', ')}
  --format FORMAT      text (default), json, or ndjson: one result a line
  --scope COVERAGE     document (default): what this kind of document should say;
                       full: the whole framework
  --categories A,B     parts of a framework that has them (SOC 2)
  --exclude ID=REASON  leave a control out, and say why; may be repeated
  --fail-under N       exit with 1 when the score is below N, with 3 when the
                       file is no policy of this framework and is not scored
  --help, --version

Exit codes: 0 done, 1 below --fail-under, 2 wrong usage or an unreadable file,
3 not scored while --fail-under is given.`;
