import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** The five frameworks, with the names the specification gives them. Order is the order on screen. */
export const FRAMEWORKS = [
  {
    id: 'GDPR',
    name: 'General Data Protection Regulation',
    description:
      'Personal data of people in the European Union: notices, rights, processors, breaches, transfers.',
  },
  {
    id: 'ISO27001',
    name: 'ISO 27001, Information Security Management',
    description: 'The management system of ISO/IEC 27001:2022 and its Annex A controls.',
  },
  {
    id: 'SOC2',
    name: 'SOC 2, System and Organization Controls 2',
    description:
      'The trust services criteria: security, availability, confidentiality, processing integrity, privacy.',
  },
  {
    id: 'HIPAA',
    name: 'Health Insurance Portability and Accountability Act',
    description:
      'Health information in the United States: 45 CFR 164, privacy, security and breach rules.',
  },
  {
    id: 'CCPA',
    name: 'California Consumer Privacy Act',
    description:
      'Personal information of Californians: the statute and the rules in force since 1 January 2026.',
  },
] as const;

export const framework = z.enum(['GDPR', 'ISO27001', 'SOC2', 'HIPAA', 'CCPA']);
export type Framework = z.infer<typeof framework>;

export const frameworkOption = z.object({
  id: framework,
  name: z.string(),
  description: z.string(),
  /** True when the account's plan does not include it. */
  locked: z.boolean(),
});
export type FrameworkOption = z.infer<typeof frameworkOption>;

export const listFrameworks = defineEndpoint({
  method: 'GET',
  path: '/api/frameworks',
  summary: 'The frameworks, and which of them the plan includes',
  answer: z.array(frameworkOption),
});
