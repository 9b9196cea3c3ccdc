import type { Control, Evidence, RiskItem } from '@lintel/contract';

export const RISK: Readonly<Record<RiskItem['riskLevel'], string>> = {
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
};

export const STATUS: Readonly<Record<Control['status'], string>> = {
  met: 'Met',
  partial: 'Partial',
  missing: 'Missing',
  contradicted: 'Contradicted',
  not_applicable: 'Not applicable',
};

export const BEARING: Readonly<Record<Evidence['bearing'], string>> = {
  supports: 'Says it',
  weak: 'Not enough by itself',
  denies: 'Says the opposite',
};

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** `21 November 2026, 14:05 UTC`, from ISO 8601 in UTC. */
export function inWords(instant: string): string {
  const date = new Date(instant);
  const time = date.toISOString().slice(11, 16);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${time} UTC`;
}

/** `¶ 33, page 4, under “Retention”`. */
export function placeOf({
  paragraph,
  page,
  heading,
}: Pick<Evidence, 'paragraph' | 'page' | 'heading'>): string {
  return [
    `¶\u00a0${paragraph}`,
    page === undefined ? '' : `page\u00a0${page}`,
    heading ? `under “${heading}”` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** At most two decimals, none that are zero: `2`, `1.5`, `0.67`. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}
