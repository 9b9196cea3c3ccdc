import { type Results, results } from '@lintel/contract';

/** A small result, whole and valid: one control met, one partial, one missing, one that does not apply. */
export function exampleResults(change: Partial<Results> = {}): Results {
  const quote = 'We keep invoices for seven years.';
  const evidence = [
    {
      quote,
      start: 120,
      end: 120 + quote.length,
      paragraph: 4,
      page: 2,
      heading: 'How long',
      bearing: 'weak' as const,
    },
  ];
  return results.parse({
    id: '0190a6c2-7b3a-7000-8000-000000000001',
    documentId: '0190a6c2-7b3a-7000-8000-000000000002',
    documentName: 'privacy-notice.docx',
    framework: 'GDPR',
    status: 'COMPLETED',
    score: 64,
    band: 'Good',
    analyzedAt: '2026-11-21T08:30:00Z',
    riskItems: [
      {
        id: 'gdpr-77-complaint',
        kind: 'control',
        controlId: 'gdpr-77-complaint',
        citation: 'GDPR Art. 13(2)(d)',
        title: 'Right to complain is not stated',
        description: 'The document does not say that people may complain to an authority.',
        why: 'People who are not told do not know whom to turn to.',
        recommendation: 'Name the supervisory authority and how to reach it.',
        riskLevel: 'LOW',
        status: 'missing',
        evidence: [],
        missingElements: ['the right to complain to a supervisory authority'],
        lookedAt: [
          {
            start: 300,
            end: 340,
            paragraph: 9,
            page: 2,
            why: 'Speaks of requests, but of no authority',
          },
        ],
        needsDetails: [],
        gain: 14.3,
      },
      {
        id: 'gdpr-13-2-a-retention',
        kind: 'control',
        controlId: 'gdpr-13-2-a-retention',
        citation: 'GDPR Art. 13(2)(a)',
        title: 'Retention is left open',
        description: 'A period is stated for invoices only.',
        why: 'Data kept without need are data that can be lost.',
        recommendation: 'State a period for every kind of data.',
        riskLevel: 'HIGH',
        status: 'partial',
        evidence,
        missingElements: ['the criteria for the period'],
        lookedAt: [],
        needsDetails: ['retentionPeriod'],
        gain: 21.4,
      },
    ],
    riskItemsCount: 2,
    missingSections: [
      { id: 'rights', title: 'Your rights', controlIds: ['gdpr-77-complaint'], insertAt: 400 },
    ],
    summary: { HIGH: 1, MEDIUM: 0, LOW: 1 },
    controls: [
      control('gdpr-13-1-a-controller', 'GDPR Art. 13(1)(a)', 'Controller', 'HIGH', 'met', 3, 1),
      {
        ...control(
          'gdpr-13-2-a-retention',
          'GDPR Art. 13(2)(a)',
          'Retention',
          'HIGH',
          'partial',
          3,
          0.5,
        ),
        evidence,
        missingElements: ['the criteria for the period'],
      },
      control(
        'gdpr-77-complaint',
        'GDPR Art. 13(2)(d)',
        'Right to complain',
        'LOW',
        'missing',
        1,
        0,
      ),
      control(
        'gdpr-26-joint',
        'GDPR Art. 26',
        'Joint controllers',
        'MEDIUM',
        'not_applicable',
        2,
        0,
      ),
    ],
    scoreBreakdown: {
      rows: [
        { controlId: 'gdpr-13-1-a-controller', weight: 3, credit: 1 },
        { controlId: 'gdpr-13-2-a-retention', weight: 3, credit: 0.5 },
        { controlId: 'gdpr-77-complaint', weight: 1, credit: 0 },
      ],
      earned: 4.5,
      possible: 7,
      score: 64,
    },
    documentKind: {
      id: 'privacy-notice',
      name: 'privacy notice',
      reasons: ['Title "Privacy Notice" (¶ 1)'],
      policy: true,
    },
    scope: {
      coverage: 'document',
      exclusions: [{ controlId: 'gdpr-22-automated', reason: 'No automated decisions are taken' }],
    },
    engineVersion: '0.1.0',
    packVersion: '2026.1',
    documentSha256: 'a'.repeat(64),
    ...change,
  });
}

function control(
  id: string,
  citation: string,
  title: string,
  risk: 'HIGH' | 'MEDIUM' | 'LOW',
  status: 'met' | 'partial' | 'missing' | 'not_applicable',
  weight: number,
  credit: number,
) {
  const applies =
    status === 'not_applicable' ? 'Only where controllers act jointly' : 'A privacy notice says it';
  return {
    id,
    citation,
    title,
    status,
    risk,
    weight,
    credit,
    evidence: [],
    missingElements: [],
    applies,
  };
}
