import { defineControl } from '@lintel/engine';
import { ACCESS } from '../../applies-to.ts';

export const a82Privileged = defineControl({
  id: 'iso27001-a-8-2-privileged',
  citation: 'ISO/IEC 27001:2022 A.8.2',
  title: 'Privileged access',
  risk: 'HIGH',
  section: 'access',
  kinds: ACCESS,
  topics: ['about-privileged-access'],
  elements: [
    {
      id: 'restricted',
      requires: 'that administrative rights are restricted and watched',
      mood: 'statement',
      evidence: [{ all: ['privileged-access', 'privileged-restriction'] }],
    },
  ],
  why: "One administrator's account opens everything.",
  recommendation:
    'Say who may hold administrative rights, and how they are restricted and watched.',
  needsDetails: [],
  clause: 'Privileged access is limited to named administrators, approved separately, and logged.',
});
