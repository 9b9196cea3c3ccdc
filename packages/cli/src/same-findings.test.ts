import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '@lintel/documents';
import { audit, type PolicyDocument, readDocument } from '@lintel/engine';
import { PACKS } from '@lintel/packs';
import { describe, expect, it } from 'vitest';

const folder = join(process.env.LINTEL_CORPORA ?? '', 'samples');
const there = process.env.LINTEL_CORPORA !== undefined && existsSync(folder);
if (!there)
  console.warn(
    'SKIPPED: same findings from PDF and DOCX. Set LINTEL_CORPORA to a folder with samples/.',
  );

const pairs = there
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.docx'))
      .map((name) => name.slice(0, -'.docx'.length))
      .filter((name) => existsSync(join(folder, `${name}.pdf`)))
  : [];

describe.skipIf(!there)('the same document as PDF and as DOCX', () => {
  it('is there to compare', () => expect(pairs.length).toBeGreaterThanOrEqual(4));

  it.each(pairs)('%s gets the same score and verdicts in every framework', async (name) => {
    const [pdf, docx] = [await read(`${name}.pdf`), await read(`${name}.docx`)];
    for (const pack of Object.values(PACKS))
      for (const coverage of ['document', 'full'] as const) {
        const [one, other] = [pdf, docx].map((document) => {
          const { score, controls } = audit({
            document,
            pack,
            scope: { coverage },
            fileName: name,
          });
          return { score, verdicts: controls.map(({ id, status }) => `${id} ${status}`) };
        });
        expect(one, `${pack.id}, ${coverage}`).toEqual(other);
      }
  });
});

async function read(name: string): Promise<PolicyDocument> {
  const result = await readFile({ bytes: readFileSync(join(folder, name)), name });
  if (!result.ok) throw new Error(`${name}: ${result.message}`);
  return readDocument(result.text);
}
