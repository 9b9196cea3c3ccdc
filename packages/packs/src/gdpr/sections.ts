import type { PackSection } from '@lintel/engine';

/** The chapters that privacy documents usually have, in the order in which they usually stand. */
export const SECTIONS: readonly PackSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    concepts: ['contact-heading', 'controller-word'],
  },
  { id: 'principles', title: 'Data protection principles', concepts: ['principles-heading'] },
  { id: 'lawfulness', title: 'Lawfulness', concepts: ['basis-heading'] },
  { id: 'data', title: 'Data we use', concepts: ['data-heading', 'source-heading'] },
  {
    id: 'purposes',
    title: 'Purposes and legal bases',
    concepts: ['purpose-heading', 'basis-heading'],
  },
  { id: 'consent', title: 'Consent', concepts: ['consent'] },
  {
    id: 'sensitive-data',
    title: 'Sensitive data',
    concepts: ['sensitive-data', 'criminal-convictions'],
  },
  { id: 'children', title: 'Children', concepts: ['children'] },
  { id: 'recipients', title: 'Recipients', concepts: ['sharing-heading'] },
  { id: 'transfers', title: 'International transfers', concepts: ['transfer-heading'] },
  {
    id: 'retention',
    title: 'Retention and deletion',
    concepts: ['retention-heading', 'disposal-heading'],
  },
  { id: 'rights', title: 'Rights of people', concepts: ['rights-heading'] },
  { id: 'handling-requests', title: 'Handling of requests', concepts: ['requests-heading'] },
  {
    id: 'automated-decisions',
    title: 'Automated decisions',
    concepts: ['automated-named', 'profiling'],
  },
  {
    id: 'accountability',
    title: 'Accountability',
    concepts: ['responsibility-heading', 'review-heading'],
  },
  { id: 'records', title: 'Records of processing', concepts: ['processing-records'] },
  { id: 'security', title: 'Security', concepts: ['security-heading'] },
  { id: 'breaches', title: 'Personal data breaches', concepts: ['breach-word'] },
  { id: 'impact-assessment', title: 'Impact assessments', concepts: ['dpia-term'] },
  { id: 'officer', title: 'Data protection officer', concepts: ['data-protection-officer'] },
  { id: 'processors', title: 'Processors', concepts: ['processor-only'] },
  {
    id: 'processing-details',
    title: 'Details of the processing',
    concepts: ['processing-details-heading', 'subject-matter'],
  },
  { id: 'instructions', title: 'Instructions', concepts: ['instructions'] },
  {
    id: 'processor-duties',
    title: 'Duties of the processor',
    concepts: ['confidentiality', 'personnel-heading'],
  },
  {
    id: 'processor-security',
    title: 'Security of the processing',
    concepts: ['security-heading', 'appropriate-measures'],
  },
  { id: 'sub-processors', title: 'Sub-processors', concepts: ['sub-processor'] },
  {
    id: 'assistance',
    title: 'Assistance to the controller',
    concepts: ['assist-only', 'rights-requests'],
  },
  { id: 'audits', title: 'Audits', concepts: ['audit-heading'] },
  { id: 'end-of-contract', title: 'End of the agreement', concepts: ['end-heading'] },
];
