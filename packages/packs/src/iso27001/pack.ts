import { assemblePack } from '../assemble-pack.ts';

export const ISO27001 = assemblePack({
  id: 'iso27001',
  name: 'ISO/IEC 27001, Information Security Management',
  version: '2026.1',
  effective: '2024-02-23',
  reviewed: '2026-11-20',
  sources: [],
  sections: [],
  controls: [],
});
