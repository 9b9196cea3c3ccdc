import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addErrorAnswers } from './error-answers.ts';
import { addOwnNames } from './own-names.ts';

const app = fastify();
addErrorAnswers(app);
addOwnNames(app);
app.get('/', () => 'page');

test.each([
  ['localhost:3000', 200],
  ['LOCALHOST', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
  ['lintel.localhost:3000', 200],
  ['rebound.example:3000', 403],
  ['localhost.rebound.example', 403],
  ['127.0.0.1.rebound.example:3000', 403],
  ['notlocalhost', 403],
])('%s is answered with %i', async (host, status) => {
  const answer = await app.inject({ url: '/', headers: { host } });
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(answer.json().code).toBe('FOREIGN_ORIGIN');
});
