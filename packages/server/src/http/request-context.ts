import type { Access } from '@lintel/contract';
import type { TenantScope } from '../tenant-scope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent on what is no call of the contract: pages, health, metrics. */
    access?: Access;
  }
  interface FastifyRequest {
    /** Set by the session gate on calls with access `session`, null elsewhere. */
    tenant: TenantScope | null;
  }
}
