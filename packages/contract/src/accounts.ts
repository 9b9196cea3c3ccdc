import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id } from './values.ts';

export const user = z.object({
  id,
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
  /** `Professional`; absent without a subscription. */
  subscriptionPlan: z.string().nullable(),
});
export type User = z.infer<typeof user>;

/** `POST /api/auth/login`: opens a session as an httpOnly cookie and returns the same token. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: z.object({
    email: z.string().trim().min(1).max(320),
    password: z.string().min(1).max(1024),
  }),
  answer: z.object({
    id,
    email: z.email(),
    firstName: z.string(),
    lastName: z.string(),
    authToken: z.string().min(1),
  }),
});

/** Answers 401 when nobody is signed in. */
export const currentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  answer: user,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out: the session is ended on the server',
  access: 'public',
  answer: z.object({ ok: z.literal(true) }),
});

/** What the browser needs before sign-in. Payments join with billing. */
export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  summary: 'What the browser needs before sign-in',
  access: 'public',
  answer: z.object({
    signIn: z.array(z.object({ id: z.string(), name: z.string(), enabled: z.boolean() })),
    /** Present when the server runs with demo data. */
    demo: z.object({ email: z.string(), password: z.string() }).optional(),
  }),
});
