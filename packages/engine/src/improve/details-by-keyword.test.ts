import { describe, expect, it } from 'vitest';
import { detailsByKeyword } from './details-by-keyword.ts';

describe('detailsByKeyword', () => {
  it.each([
    ['Officer', 'Name the DPO.', ['dpoContact']],
    ['Data protection officer', 'Name one.', ['dpoContact']],
    ['Contact information', 'Give it.', ['contactInfo']],
    ['Retention period', 'State it.', ['retentionPeriod']],
    ['Storage', 'Say how long records are kept.', ['retentionPeriod']],
    ['Lawful basis', 'State it.', ['legalBasis']],
    ['Purposes of the processing', 'List them.', ['processingPurpose']],
    ['Purposes', 'List them.', []],
    ['Recipients', 'Name third parties.', ['thirdParties']],
    ['Recipients', 'Say with whom data are shared.', ['thirdParties']],
    ['Transfers', 'Name them.', ['thirdParties']],
    ['Kinds', 'Say what data you use.', ['dataTypes']],
    ['Security measures', 'Describe them.', ['securityMeasures']],
    ['Breaches', 'Describe your incident response.', ['breachProcedures']],
    ['Rights', 'Tell people of their rights.', []],
    ['Endpoint protection', 'Protect every endpoint.', []],
    ['Third', 'Party name.', []],
    [
      'Retention period of personal data',
      'Name the DPO.',
      ['dpoContact', 'retentionPeriod', 'dataTypes'],
    ],
  ])('%s / %s', (title, recommendation, keys) => {
    expect(detailsByKeyword(title, recommendation)).toEqual(keys);
  });
});
