import { assemblePack } from '../assemble-pack.ts';

export const SOC2 = assemblePack({
  id: 'soc2',
  name: 'SOC 2, System and Organization Controls 2',
  version: '2026.1',
  effective: '2022-09-30',
  reviewed: '2026-11-20',
  sources: [],
  sections: [],
  controls: [],
});
