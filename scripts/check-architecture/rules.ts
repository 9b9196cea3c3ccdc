import type { Rule } from './house.ts';
import { contractOwnsItsWords } from './rules/contract-owns-its-words.ts';
import { engineIsPure } from './rules/engine-is-pure.ts';
import { featuresFormALine } from './rules/features-form-a-line.ts';
import { httpStopsAtRoutes } from './rules/http-stops-at-routes.ts';
import { importsAreDeclared } from './rules/imports-are-declared.ts';
import { mainIntroducesAdapters } from './rules/main-introduces-adapters.ts';
import { modulesAreSmall } from './rules/modules-are-small.ts';
import { oneVendorOneFolder } from './rules/one-vendor-one-folder.ts';
import { packsStandAlone } from './rules/packs-stand-alone.ts';
import { repositoryIsClean } from './rules/repository-is-clean.ts';
import { roomsHaveDoors } from './rules/rooms-have-doors.ts';
import { webFlowsDown } from './rules/web-flows-down.ts';

/** In the order ARCHITECTURE.md tells them. */
export const RULES: readonly Rule[] = [
  engineIsPure,
  packsStandAlone,
  contractOwnsItsWords,
  roomsHaveDoors,
  webFlowsDown,
  mainIntroducesAdapters,
  oneVendorOneFolder,
  httpStopsAtRoutes,
  featuresFormALine,
  importsAreDeclared,
  modulesAreSmall,
  repositoryIsClean,
];
