import { assemblePack } from '../assemble-pack.ts';

/** 45 CFR part 164: the Security, Privacy and Breach Notification Rules. */
export const HIPAA = assemblePack({
  id: 'hipaa',
  name: 'Health Insurance Portability and Accountability Act',
  version: '2026.1',
  effective: '2026-02-16',
  reviewed: '2026-11-21',
  sources: [],
  sections: [],
  controls: [],
});
