import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, or a signed-in account. */
export type Access = 'public' | 'session';

/**
 * One call between browser and server. Both sides are validated by the same value: the server
 * checks what it receives and what it sends, the browser checks what it gets.
 *
 * `path` names parameters with a colon (`/api/results/:id`). `body: 'multipart'` is an upload with
 * the file in the field `document`. `answer: 'binary' | 'events'` is not JSON.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly upload: boolean;
  readonly answer: Answer;
  /** `json` unless said otherwise. */
  readonly answerKind: 'json' | 'file' | 'events' | 'text';
}

const nothing = z.object({});

/** Fills in what a call leaves out. */
export function defineEndpoint<
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
>(call: {
  method: Method;
  path: string;
  summary: string;
  access?: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  upload?: boolean;
  answer?: Answer;
  answerKind?: Endpoint['answerKind'];
}): Endpoint<Params, Query, Body, Answer> {
  return {
    method: call.method,
    path: call.path,
    summary: call.summary,
    access: call.access ?? 'session',
    params: call.params ?? (nothing as unknown as Params),
    query: call.query ?? (nothing as unknown as Query),
    body: call.body ?? (z.undefined() as unknown as Body),
    upload: call.upload ?? false,
    answer: call.answer ?? (z.undefined() as unknown as Answer),
    answerKind: call.answerKind ?? 'json',
  };
}

export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
