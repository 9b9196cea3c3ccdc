import { ACCESS } from './access.ts';
import { ACTS } from './acts.ts';
import { ASSETS } from './assets.ts';
import { ASSURANCE } from './assurance.ts';
import { AUTHENTICATION } from './authentication.ts';
import { CONTINUITY } from './continuity.ts';
import { DEVELOPMENT } from './development.ts';
import { GOVERNANCE } from './governance.ts';
import { INCIDENTS } from './incidents.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { MANAGEMENT_TOPICS } from './management-topics.ts';
import { OPERATIONS } from './operations.ts';
import { PEOPLE } from './people.ts';
import { PHYSICAL } from './physical.ts';
import { RISK } from './risk.ts';
import { SUPPLIERS } from './suppliers.ts';
import { SECURITY_SUPPORT } from './support.ts';
import { SECURITY_TOPICS } from './topics.ts';

/** The themes of security, for the vocabulary. */
export const SECURITY_THEMES = [
  ACCESS,
  ACTS,
  ASSETS,
  AUTHENTICATION,
  ASSURANCE,
  INFRASTRUCTURE,
  CONTINUITY,
  DEVELOPMENT,
  GOVERNANCE,
  INCIDENTS,
  MANAGEMENT_TOPICS,
  OPERATIONS,
  PEOPLE,
  PHYSICAL,
  RISK,
  SECURITY_SUPPORT,
  SECURITY_TOPICS,
  SUPPLIERS,
] as const;
