import { type Control, type Results, type RiskItem, results } from '@lintel/contract';
import { quoteOf, sampleDocument, sampleText } from './sample-document.ts';

type ControlSeed = Pick<Control, 'id' | 'citation' | 'title' | 'status' | 'risk'> &
  Partial<Control>;

const WEIGHT = { HIGH: 3, MEDIUM: 2, LOW: 1 } as const;
const CREDIT = { met: 1, partial: 0.5, missing: 0, contradicted: 0, not_applicable: 0 } as const;

const control = (seed: ControlSeed): Control => ({
  weight: WEIGHT[seed.risk],
  credit: CREDIT[seed.status],
  evidence: [],
  missingElements: [],
  applies: 'A privacy notice has to say this.',
  ...seed,
});

const controls: Control[] = [
  control({
    id: 'gdpr.purposes',
    citation: 'GDPR Art. 13(1)(c)',
    title: 'Purposes and legal basis',
    status: 'met',
    risk: 'HIGH',
    evidence: [
      quoteOf('We use your name and address to deliver your order.'),
      quoteOf('The legal basis is the contract with you.'),
    ],
  }),
  control({
    id: 'gdpr.purpose-limitation',
    citation: 'GDPR Art. 5(1)(b)',
    title: 'Purpose limitation',
    status: 'contradicted',
    risk: 'HIGH',
  }),
  control({
    id: 'gdpr.recipients',
    citation: 'GDPR Art. 13(1)(e)',
    title: 'Recipients of the data',
    status: 'partial',
    risk: 'MEDIUM',
  }),
  control({
    id: 'gdpr.storage',
    citation: 'GDPR Art. 13(2)(a)',
    title: 'Storage period',
    status: 'partial',
    risk: 'MEDIUM',
  }),
  control({
    id: 'gdpr.rights',
    citation: 'GDPR Art. 13(2)(b)',
    title: 'Rights of the data subject',
    status: 'met',
    risk: 'HIGH',
    evidence: [quoteOf('You may ask for access to your data, for correction and for erasure.')],
  }),
  control({
    id: 'gdpr.withdraw',
    citation: 'GDPR Art. 13(2)(c)',
    title: 'Right to withdraw consent',
    status: 'missing',
    risk: 'HIGH',
  }),
  control({
    id: 'gdpr.complaint',
    citation: 'GDPR Art. 13(2)(d)',
    title: 'Right to complain',
    status: 'contradicted',
    risk: 'MEDIUM',
  }),
  control({
    id: 'gdpr.breach',
    citation: 'GDPR Art. 33(1)',
    title: 'Breach notification',
    status: 'partial',
    risk: 'LOW',
  }),
  control({
    id: 'gdpr.dpia',
    citation: 'GDPR Art. 35(1)',
    title: 'Impact assessment',
    status: 'not_applicable',
    risk: 'HIGH',
    weight: 0,
    applies: 'A privacy notice need not describe impact assessments.',
  }),
];

const finding = (
  seed: Omit<
    RiskItem,
    'kind' | 'citation' | 'why' | 'needsDetails' | 'lookedAt' | 'recommendation'
  > &
    Partial<RiskItem>,
): RiskItem => ({
  kind: 'control',
  citation: controls.find(({ id }) => id === seed.controlId)?.citation ?? null,
  why: 'A person who cannot read this cannot use the right that depends on it.',
  recommendation: 'State it in one sentence under the heading where a reader looks for it.',
  needsDetails: [],
  lookedAt: [],
  ...seed,
});

const riskItems: RiskItem[] = [
  finding({
    id: 'f-purpose',
    controlId: 'gdpr.purpose-limitation',
    title: 'Purposes left without limits',
    description: 'The notice allows any further use.',
    riskLevel: 'HIGH',
    status: 'contradicted',
    evidence: [
      quoteOf('We may use your data for other purposes as we see fit.', 'denies'),
      quoteOf('to deliver your order', 'supports'),
    ],
    missingElements: ['Further uses are compatible with the first purpose'],
    gain: 17.6,
  }),
  finding({
    id: 'f-withdraw',
    controlId: 'gdpr.withdraw',
    title: 'Right to withdraw consent not stated',
    description: 'The notice does not say that consent can be withdrawn.',
    riskLevel: 'HIGH',
    status: 'missing',
    evidence: [],
    missingElements: ['Consent can be withdrawn at any time'],
    lookedAt: [
      {
        start: quoteOf('You may ask for access').start,
        end: quoteOf('You may ask for access').end,
        paragraph: quoteOf('You may ask for access').paragraph,
        why: 'Nearest passage: speaks of rights, but not of consent',
      },
    ],
    gain: 17.6,
  }),
  finding({
    id: 'f-complaint',
    controlId: 'gdpr.complaint',
    title: 'Complaints are refused',
    description: 'The notice denies a right that the law gives.',
    riskLevel: 'MEDIUM',
    status: 'contradicted',
    evidence: [quoteOf('We do not accept complaints about our processing.', 'denies')],
    missingElements: [],
    gain: 11.8,
  }),
  finding({
    id: 'f-storage',
    controlId: 'gdpr.storage',
    title: 'Retention period left open',
    description: 'A period is given for invoices only.',
    riskLevel: 'MEDIUM',
    status: 'partial',
    evidence: [
      quoteOf('Invoices are kept for ten years'),
      quoteOf('kept for as long as necessary', 'weak'),
    ],
    missingElements: ['A period, or the criteria for it, for all data'],
    gain: 5.9,
  }),
  finding({
    id: 'f-recipients',
    controlId: 'gdpr.recipients',
    title: 'Recipients named only as partners',
    description: 'Two recipients are named, the others are not.',
    riskLevel: 'MEDIUM',
    status: 'partial',
    evidence: [quoteOf('passed to our partners', 'weak')],
    missingElements: ['The recipients, or their categories'],
    gain: 5.9,
  }),
  finding({
    id: 'f-breach',
    controlId: 'gdpr.breach',
    title: 'Breach deadline stated two ways',
    description: 'Five working days can exceed the 72 hours of the table.',
    riskLevel: 'LOW',
    status: 'partial',
    evidence: [quoteOf('within five working days', 'denies'), quoteOf('72 hours')],
    missingElements: [],
    gain: 2.9,
  }),
  finding({
    id: 'f-review',
    kind: 'document',
    controlId: null,
    title: 'Review overdue',
    description: 'The last review is more than a year before this analysis.',
    riskLevel: 'LOW',
    status: 'partial',
    evidence: [quoteOf('Last reviewed on 3 March 2021.', 'weak')],
    missingElements: [],
    gain: 0,
  }),
];

const applicable = controls.filter(({ status }) => status !== 'not_applicable');
const rows = applicable.map(({ id: controlId, weight, credit }) => ({ controlId, weight, credit }));
const earned = rows.reduce((sum, { weight, credit }) => sum + weight * credit, 0);
const possible = rows.reduce((sum, { weight }) => sum + weight, 0);

export const sampleResults: Results = results.parse({
  id: '0190a000-0000-7000-8000-00000000000a',
  documentId: sampleDocument.id,
  documentName: sampleDocument.originalName,
  framework: 'GDPR',
  status: 'COMPLETED',
  score: Math.floor((100 * earned) / possible + 0.5),
  band: 'Fair',
  analyzedAt: '2026-11-21T09:14:00Z',
  riskItems,
  riskItemsCount: riskItems.length,
  missingSections: [
    {
      id: 's-withdraw',
      title: 'right to withdraw consent',
      controlIds: ['gdpr.withdraw'],
      insertAt: sampleText.indexOf('## 5.'),
    },
  ],
  summary: { HIGH: 2, MEDIUM: 3, LOW: 2 },
  controls,
  scoreBreakdown: { rows, earned, possible, score: Math.floor((100 * earned) / possible + 0.5) },
  documentKind: {
    id: 'privacy-notice',
    name: 'Privacy notice',
    reasons: ['Title “Privacy Notice of Harbour Books” (¶ 1)'],
    policy: true,
  },
  scope: { coverage: 'document' },
  engineVersion: '1.0.0',
  packVersion: '2026.1',
  documentSha256: sampleDocument.sha256,
});

export const offTargetResults: Results = results.parse({
  ...sampleResults,
  id: '0190a000-0000-7000-8000-00000000000b',
  score: null,
  band: null,
  riskItems: [],
  riskItemsCount: 0,
  missingSections: [],
  summary: { HIGH: 0, MEDIUM: 0, LOW: 0 },
  controls: [],
  scoreBreakdown: { rows: [], earned: 0, possible: 0, score: 0 },
  documentKind: { id: 'invoice', name: 'Invoice', reasons: ['Amounts and a total'], policy: false },
  offTarget: { kind: 'Invoice', reasons: ['It lists amounts and a total', 'It states no rules'] },
});
