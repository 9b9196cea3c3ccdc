import type { Endpoint } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { type Call, checkCall, route, scopeOf } from './mount.ts';

export interface FileAnswer {
  bytes: Uint8Array | string;
  /** `text/html; charset=utf-8` */
  mediaType: string;
  name: string;
}

/** A call that answers with a file to be saved, never shown in our own origin. */
export function mountFile<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
): void {
  route(app, endpoint, async (request, reply) => {
    const call = { ...checkCall(endpoint, request, reply), scope: scopeOf(request) };
    const { bytes, mediaType, name } = await handle(call);
    reply.header('content-type', mediaType);
    reply.header('content-disposition', attachment(name));
    return reply.send(typeof bytes === 'string' ? bytes : Buffer.from(bytes));
  });
}

/** The name twice, as RFC 6266 says: in ASCII for the oldest readers, in full as RFC 5987 has it. */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
