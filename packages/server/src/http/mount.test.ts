import { defineEndpoint } from '@lintel/contract';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { mountPublic } from './mount.ts';

test('others have their turn before a large answer is checked and before it is written', async () => {
  const order: string[] = [];
  const another = () => setImmediate(() => order.push('another request'));
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/large',
    summary: 'A large answer',
    access: 'public',
    answer: z.string().transform((text) => {
      order.push('checked');
      another();
      const toJSON = () => {
        order.push('written');
        return text;
      };
      return { toJSON };
    }),
  });
  const app = fastify();
  mountPublic(app, endpoint, () => {
    order.push('handled');
    another();
    return 'text';
  });
  expect((await app.inject('/large')).json()).toBe('text');
  expect(order).toEqual(['handled', 'another request', 'checked', 'another request', 'written']);
  await app.close();
});
