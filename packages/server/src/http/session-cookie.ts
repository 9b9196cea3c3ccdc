import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'lintel_session';

/** Sends the token as a cookie that scripts cannot read and other sites cannot make use of. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, session: Session) {
  reply.setCookie(SESSION_COOKIE, session.token, {
    ...attributesFor(request),
    expires: session.expiresAt,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(SESSION_COOKIE, attributesFor(request));
}

interface Session {
  token: string;
  expiresAt: Date;
}

const attributesFor = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  // Over plain http (a machine's own address) a Secure cookie would be dropped.
  secure: request.protocol === 'https',
});
