import { type FastifyInstance, fastify, LogController } from 'fastify';
import { loggableError } from '../process/loggable-error.ts';
import { Refusal } from '../refusal.ts';
import { answerRefusal, refusalFor } from './error-answers.ts';

export interface HttpSettings {
  /** Addresses or networks whose `X-Forwarded-*` headers are believed. */
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
}

/** The largest JSON a call takes; files have their own limit. */
const MOST_JSON_BYTES = 1_048_576;

/** For a request to arrive whole: ten megabytes over a slow line, but not a line held open for ever. */
const REQUEST_TIMEOUT_MS = 300_000;

/** A server without routes: what it logs, whom it believes, how much it takes. */
export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_JSON_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    // The request log says less: see `addRequestLog`.
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _request, reply) => {
      answerRefusal(reply, refusalFor(error) ?? new Refusal('INTERNAL'));
    },
    logger: {
      level: settings.logLevel,
      ...(settings.logStream && { stream: settings.logStream }),
      serializers: { err: (error: unknown) => ({ ...loggableError(error) }) },
      // A second line of defence. What parses forms logs a request's headers when it traces.
      redact: ['*.headers', '*.password', '*.authToken', '*.token', '*.text'],
    },
  });
  // Without it a plain text body reaches handlers as a string.
  app.removeContentTypeParser('text/plain');
  return app as unknown as FastifyInstance;
}
