import { createHash } from 'node:crypto';
import { readFile as readBytes, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  ERRORS,
  type Framework,
  MAX_UPLOAD_BYTES,
  type Results,
  type Scope,
} from '@lintel/contract';
import { readFile } from '@lintel/documents';
import { audit, readDocument } from '@lintel/engine';
import { packFor } from '@lintel/packs';
import { presentAudit } from '@lintel/reports';
import type { FoundFile } from './find-files.ts';
import { idOf } from './id-of.ts';

export interface AuditedFile {
  readonly ok: true;
  readonly results: Results;
  /** What could not be taken over from the file, as sentences. */
  readonly notes: readonly string[];
}

export interface RefusedFile {
  readonly ok: false;
  readonly name: string;
  readonly code: string;
  readonly message: string;
}

export async function auditFile(
  { path, name }: FoundFile,
  { framework, scope }: { readonly framework: Framework; readonly scope: Scope },
): Promise<AuditedFile | RefusedFile> {
  const { size } = await stat(path);
  if (size > MAX_UPLOAD_BYTES) {
    return { ok: false, name, code: 'FILE_TOO_LARGE', message: ERRORS.FILE_TOO_LARGE[1] };
  }
  const bytes = await readBytes(path);
  const fileName = basename(name);
  const read = await readFile({ bytes, name: fileName });
  if (!read.ok) return { ok: false, name, code: read.code, message: read.message };

  const pack = packFor(framework);
  const document = readDocument(read.text);
  const concluded = audit({ document, pack, scope: exactly(scope), fileName });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { engineVersion, packVersion } = concluded;
  const results = presentAudit({
    id: idOf([sha256, framework, packVersion, engineVersion, JSON.stringify(scope)]),
    framework,
    analyzedAt: new Date(),
    document: { id: idOf([sha256]), name, sha256, pageStarts: read.pageStarts },
    audit: concluded,
  });
  return { ok: true, results, notes: read.notes };
}

/** The contract's scope may hold `undefined` where the engine's leaves the key out. */
function exactly({
  coverage,
  categories,
  exclusions,
}: Scope): Parameters<typeof audit>[0]['scope'] {
  return {
    coverage,
    ...(categories && { categories }),
    ...(exclusions && { exclusions }),
  };
}
