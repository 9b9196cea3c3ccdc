import { ENDPOINTS } from '@lintel/contract';
import { describe, expect, it } from 'vitest';
import { answerWith, json, refusal } from '../testing/answer.ts';
import { ANALYSIS_ID, INES, storeLogin } from '../testing/people.ts';
import { createQueryClient } from './query-client.ts';
import { keyOf, read, readQuery } from './read.ts';

const progress = { id: ANALYSIS_ID, status: 'ANALYZING', stage: 'analyzing', progress: 40 };

describe('a read', () => {
  it('has the path as its key, cut before the parameter', () => {
    expect(keyOf(ENDPOINTS.getAuditUsage)).toEqual(['/api/audit-usage']);
    expect(keyOf(ENDPOINTS.getResults, { id: ANALYSIS_ID })).toEqual(['/api/results', ANALYSIS_ID]);
  });

  it('gets the path its key parts join to, and what it gets is validated', async () => {
    const path = `/api/analysis-status/${ANALYSIS_ID}`;
    const asked = answerWith({ [`GET ${path}`]: json(progress) });
    const client = createQueryClient();
    const options = read(ENDPOINTS.getAnalysisStatus, { id: ANALYSIS_ID });
    expect(await client.fetchQuery(options)).toEqual(progress);
    expect(asked).toMatchObject([{ method: 'GET', path }]);
  });

  it('is asked once, neither again on failure nor because time went by', async () => {
    const asked = answerWith({
      'GET /api/audit-usage': refusal(500, 'INTERNAL', 'Server error occurred. Please try again'),
    });
    const client = createQueryClient();
    await expect(client.fetchQuery(read(ENDPOINTS.getAuditUsage))).rejects.toThrow(/^500: /);
    expect(asked).toHaveLength(1);
    expect(client.getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    });
  });

  it.each(['throw', 'null'] as const)('on 401 can %s', async (on401) => {
    storeLogin();
    answerWith({
      'GET /api/auth/user': refusal(401, 'UNAUTHENTICATED', 'Please sign in to continue.'),
    });
    const answer = createQueryClient().fetchQuery({
      queryKey: ['/api', 'auth', 'user'],
      queryFn: readQuery({ on401 }),
    });
    if (on401 === 'null') expect(await answer).toBeNull();
    else await expect(answer).rejects.toThrow('401: Please sign in to continue.');
  });

  it('refuses a path that the contract does not know', async () => {
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/secrets', INES.id] })).rejects.toThrow(
      `The contract has no read at /api/secrets/${INES.id}`,
    );
  });
});
