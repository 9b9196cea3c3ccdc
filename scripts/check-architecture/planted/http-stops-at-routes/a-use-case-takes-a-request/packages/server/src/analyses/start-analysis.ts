import type { FastifyRequest } from 'fastify';

export const startAnalysis = (request: FastifyRequest) => request.body;
