import type { Pack } from '@lintel/engine';
import { CCPA } from './ccpa/pack.ts';
import { GDPR } from './gdpr/pack.ts';
import { HIPAA } from './hipaa/pack.ts';
import { ISO27001 } from './iso27001/pack.ts';
import { SOC2 } from './soc2/pack.ts';

export { assemblePack } from './assemble-pack.ts';

/** The built-in catalogues, by the framework ids that the product shows. */
export const PACKS = { GDPR, ISO27001, SOC2, HIPAA, CCPA } as const satisfies Record<string, Pack>;

export function packFor(framework: keyof typeof PACKS): Pack {
  return PACKS[framework];
}
