import { defineControl } from '@lintel/engine';
import { NOTICES_AND_PROCEDURES } from '../applies-to.ts';

export const authorizedAgent = defineControl({
  id: 'ccpa-authorized-agent',
  citation: '11 CCR 7063',
  title: 'Authorized agents',
  risk: 'LOW',
  section: 'requests',
  kinds: NOTICES_AND_PROCEDURES,
  elements: [
    {
      id: 'agent',
      requires: 'how an authorized agent can make a request',
      mood: 'statement',
      evidence: [{ all: ['authorized-agent'], without: ['policy-change'] }],
    },
  ],
  why: 'Many requests arrive through agents; without a stated way they are refused or abused.',
  recommendation:
    'Explain how a consumer can name an authorized agent and what proof the agent must bring.',
  needsDetails: [],
  clause: 'You may use an authorized agent, who must show your signed permission.',
});
