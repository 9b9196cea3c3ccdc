import multipart from '@fastify/multipart';
import type { Endpoint } from '@lintel/contract';
import { MAX_UPLOAD_BYTES } from '@lintel/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { type Call, mount } from './mount.ts';

export interface ReceivedFile {
  bytes: Uint8Array;
  /** As the sender calls it; never a path. */
  name: string;
  /** As the sender claims it. */
  mediaType: string;
}

/** Lets the application take `multipart/form-data`, within the limits of an upload. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    // A few fields beside the file do no harm; more are no upload of ours.
    limits: { files: 1, fileSize: MAX_UPLOAD_BYTES, fields: 10, fieldSize: 1024, parts: 11 },
  });
}

/** A call whose body is one file, in the field `document`. */
export function mountUpload<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E> & { file: ReceivedFile }) => Promise<z.input<E['answer']>>,
): void {
  mount(app, endpoint, async (call) => handle({ ...call, file: await receive(call.request) }));
}

async function receive(request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('FILE_MISSING');
  let received: ReceivedFile | undefined;
  try {
    // To the end, so that the connection is free for the next request.
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname !== 'document') continue;
      received = { bytes, name: unescapeName(part.filename ?? ''), mediaType: part.mimetype };
    }
  } catch (error) {
    // Limits have codes of their own; without one it is the parser that cannot go on. A sender who
    // has gone leaves the code of the connection, which is no fault of ours either.
    if (error instanceof Error && 'code' in error && !request.raw.errored) throw error;
    throw new Refusal(
      'BAD_REQUEST',
      'The form with the file was cut off or is malformed. Send it again.',
    );
  }
  if (received === undefined) throw new Refusal('FILE_MISSING');
  return received;
}

/** Browsers write a quotation mark in a form's file name as `%22`, and escape nothing else of ours. */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"');
}
