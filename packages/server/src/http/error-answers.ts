import { ERRORS, type ErrorBody, type ErrorCode } from '@lintel/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { Refusal, statusOf } from '../refusal.ts';

/**
 * What the framework itself refuses, in our words. Whatever else it refuses with a 4xx becomes
 * BAD_REQUEST.
 */
const FRAMEWORK_REFUSALS: Readonly<Record<string, [ErrorCode, string?]>> = {
  FST_REQ_FILE_TOO_LARGE: ['FILE_TOO_LARGE'],
  FST_FILES_LIMIT: ['BAD_REQUEST', 'More than one file was sent. Send one, in the field document.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['BAD_REQUEST', 'The request is larger than this call accepts.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'BAD_REQUEST',
    'This call takes a body of type application/json.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [
    'BAD_REQUEST',
    'A body of type application/json must not be empty.',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', 'The body of the request is not valid JSON.'],
};

/** Turns every error into `{ code, error, message }`. What is not a refusal is logged and ours. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = refusalFor(error);
    if (refusal !== undefined) return answerRefusal(reply, refusal);
    request.log.error(
      { err: error, method: request.method, route: request.routeOptions.url },
      'A request failed.',
    );
    return answerRefusal(reply, new Refusal('INTERNAL'));
  });
}

export function answerRefusal(reply: FastifyReply, { code, message }: Refusal): FastifyReply {
  const body: ErrorBody = { code, error: message, message };
  reply.removeHeader('content-disposition');
  return reply.status(statusOf(code)).type('application/json; charset=utf-8').send(body);
}

export function refusalFor(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const known = FRAMEWORK_REFUSALS[error.code];
  if (known !== undefined) return new Refusal(...known);
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  return new Refusal('BAD_REQUEST', ERRORS.BAD_REQUEST[1]);
}
