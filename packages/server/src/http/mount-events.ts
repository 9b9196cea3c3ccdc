import { PassThrough } from 'node:stream';
import type { Endpoint } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Call, checkCall, route, scopeOf } from './mount.ts';
import { UnfitAnswer } from './validation.ts';

/** Below the 30 to 60 seconds after which proxies close a silent connection. */
const HEARTBEAT_MS = 15_000;

/**
 * A call that answers with server-sent events until the handler's iteration ends. The first event
 * is awaited before anything is sent, so that a refusal is still an ordinary answer. The signal
 * aborts when the reader has gone or the server closes.
 */
export function mountEvents<E extends Endpoint, Event>(
  app: FastifyInstance,
  endpoint: E,
  event: z.ZodType<Event>,
  handle: (call: Call<E>, signal: AbortSignal) => AsyncIterable<Event>,
): void {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.abort();
  });
  route(app, endpoint, async (request, reply) => {
    const call = { ...checkCall(endpoint, request, reply), scope: scopeOf(request) };
    const ending = new AbortController();
    const events = handle(call, ending.signal)[Symbol.asyncIterator]();
    const first = await events.next();

    const stream = new PassThrough();
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
    open.add(ending);
    ending.signal.addEventListener('abort', () => stream.end());
    stream.once('close', () => {
      clearInterval(heartbeat);
      open.delete(ending);
      ending.abort();
    });
    const send = async () => {
      try {
        for (let next = first; !next.done && !stream.writableEnded; next = await events.next()) {
          const checked = event.safeParse(next.value);
          if (!checked.success) throw new UnfitAnswer(endpoint, checked.error);
          stream.write(`data: ${JSON.stringify(checked.data)}\n\n`);
        }
      } finally {
        await events.return?.();
      }
    };
    send().then(
      () => stream.end(),
      (error) => {
        request.log.error({ err: error }, 'An event stream broke off.');
        stream.destroy();
      },
    );
    reply.header('content-type', 'text/event-stream; charset=utf-8');
    // Asks a proxy not to hold events back.
    reply.header('x-accel-buffering', 'no');
    return reply.send(stream);
  });
}
