import { defineControl } from '@lintel/engine';
import { ACCESS } from '../applies-to.ts';

export const automaticLogoff = defineControl({
  id: 'hipaa-312-a-2-iii',
  citation: '45 CFR 164.312(a)(2)(iii)',
  title: 'Automatic logoff (addressable)',
  risk: 'MEDIUM',
  section: 'access',
  kinds: ACCESS,
  elements: [
    { id: 'logoff', requires: 'that idle sessions end', evidence: [{ all: ['automatic-logoff'] }] },
  ],
  why: 'An open session is a login without a password.',
  recommendation: 'State after how much idle time sessions end, or why another safeguard is used.',
  needsDetails: [],
  clause: 'Sessions end by automatic logoff after 15 minutes of inactivity.',
});
