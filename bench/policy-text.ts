/**
 * Text that looks like policies as far as the auditor can tell: headings, paragraphs, lists, denials
 * and hedges, in sentences put together from parts. The same seed gives the same text.
 */
export function policyText(characters: number, seed = 1): string {
  const pick = picker(seed);
  const blocks: string[] = ['# Information Security and Privacy Policy'];
  let length = 0;
  while (length < characters) {
    const block = pick(SHAPES)(pick);
    blocks.push(block);
    length += block.length + 2;
  }
  return blocks.join('\n\n').slice(0, characters);
}

type Pick = <T>(from: readonly T[]) => T;

const SHAPES: readonly ((pick: Pick) => string)[] = [
  (pick) => `## ${pick(HEADINGS)}`,
  (pick) => sentences(pick, 4),
  (pick) => sentences(pick, 6),
  (pick) => sentences(pick, 3),
  (pick) => `${pick(WHO)} ${pick(MODALS)} keep:\n\n${list(pick)}`,
];

const HEADINGS = [
  'Purpose',
  'How long we keep data',
  'Your rights',
  'Access control',
  'Incident response',
  'International transfers',
  'Suppliers',
];
const WHO = [
  'We',
  'The company',
  'The security team',
  'Every employee',
  'The data protection officer',
  'A processor',
  'The board',
];
const MODALS = ['must', 'will', 'shall', 'may', 'should', 'do not', 'never'];
const ACTS = [
  'encrypt personal data at rest and in transit',
  'review access rights every quarter',
  'report a breach to the supervisory authority within 72 hours',
  'erase records after six (6) years',
  'train new colleagues before they are given access',
  'share data with recipients outside the European Economic Area',
  'keep a register of processing activities',
  'test the restoration of backups',
  'answer requests of data subjects within one month',
  'order stationery and water the plants',
];
const WHERE = [
  'in the offices in Leeds',
  'under the contract with the customer',
  'unless the law asks for more',
  'on every system in scope',
  'as set out in section 4.2',
  'by writing to privacy@example.org',
  'before 25 May 2026',
];

function sentences(pick: Pick, count: number): string {
  return Array.from(
    { length: count },
    () => `${pick(WHO)} ${pick(MODALS)} ${pick(ACTS)} ${pick(WHERE)}.`,
  ).join(' ');
}

function list(pick: Pick): string {
  return Array.from({ length: 5 }, () => `- ${pick(ACTS)} ${pick(WHERE)}`).join('\n');
}

/** A linear congruential generator: poor chance, but the same everywhere. */
function picker(seed: number): Pick {
  let state = seed;
  return (from) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)] as (typeof from)[number];
  };
}
