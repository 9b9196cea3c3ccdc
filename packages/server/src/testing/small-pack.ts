import { definePack } from '@lintel/engine';

const control = (concept: string) => ({
  id: `small-${concept}`,
  citation: `Small ${concept}`,
  title: `Speaks of ${concept}`,
  risk: 'HIGH' as const,
  section: concept,
  kinds: ['retention-policy'],
  elements: [{ id: 'said', requires: `something on ${concept}`, evidence: [{ all: [concept] }] }],
  why: 'So that a test has something to find.',
  recommendation: `Speak of ${concept}.`,
  needsDetails: ['retentionPeriod' as const],
  clause: `We keep every ${concept} for {{retentionPeriod}}.`,
});

/** Two controls, one kind of policy, one kind that is none: enough for every shape of result. */
export const SMALL_PACK = definePack({
  id: 'small',
  name: 'Small',
  version: '1.0',
  effective: '2026-01-01',
  reviewed: '2026-01-01',
  sources: [],
  concepts: [
    { id: 'policy', phrases: ['retention policy'] },
    { id: 'menu', phrases: ['lunch menu', 'soup'] },
    { id: 'invoice', phrases: ['invoice'] },
    { id: 'backup', phrases: ['backup'] },
  ],
  kinds: [
    {
      id: 'retention-policy',
      name: 'retention policy',
      title: ['policy'],
      body: ['invoice', 'backup'],
      policy: true,
    },
    { id: 'menu', name: 'menu', title: ['menu'], body: ['menu'], policy: false },
  ],
  sections: [
    { id: 'invoice', title: 'Invoices', concepts: ['invoice'] },
    { id: 'backup', title: 'Backups', concepts: ['backup'] },
  ],
  controls: [control('invoice'), control('backup')],
});

/** Meets one of the two controls, over two pages. */
export const POLICY = `# Retention policy\n\nThis retention policy binds all of us.\n\n\fWe must keep every invoice for ten years.\n`;
/** Is no policy. */
export const MENU = '# Lunch menu\n\nToday there is soup. Tomorrow there is soup again.\n';
