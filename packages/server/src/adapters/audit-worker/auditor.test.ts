import { afterAll, expect, test } from 'vitest';
import { createAuditor } from './auditor.ts';
import { createOutlineReader } from './outline-reader.ts';

const auditor = createAuditor();
const outlines = createOutlineReader();
afterAll(() => Promise.all([auditor.close(), outlines.close()]));

const NOTICE =
  '# Privacy notice\n\nWe keep your personal data for two years. You may ask us to erase them.\n\n';
const request = (text: string) => ({
  text,
  fileName: 'privacy-notice.txt',
  framework: 'GDPR' as const,
  scope: { coverage: 'document' as const },
});

test('the engine audits in a thread, with the framework’s own pack', async () => {
  const stages: string[] = [];
  const outcome = await auditor.audit(request(NOTICE), { onStage: (stage) => stages.push(stage) });
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(stages).toEqual(['analyzing', 'recommending']);
  expect(outcome.audit.packId).toBe('gdpr');
  expect(outcome.audit.controls.length).toBeGreaterThan(0);
});

test('meanwhile the server answers others: 2 MB hold nobody up', async () => {
  const text = NOTICE.repeat(Math.ceil(2_000_000 / NOTICE.length));
  await auditor.audit(request(NOTICE), {});
  let longest = 0;
  let last = performance.now();
  const pulse = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const started = performance.now();
  const [outcome, outline] = await Promise.all([
    auditor.audit(request(text), {}),
    outlines.read(text, [0, 1_000_000]),
  ]);
  const took = performance.now() - started;
  clearInterval(pulse);
  expect(outcome.ok).toBe(true);
  expect(outline.at(-1)?.page).toBe(2);
  // Handing texts and results over is all that happens here; were the work done here, the
  // longest wait would be nearly the whole of it.
  expect(longest).toBeLessThan(took / 2);
});

test('a time limit ends an audit', async () => {
  const hasty = createAuditor({ timeLimitMs: 1 });
  expect(await hasty.audit(request(NOTICE.repeat(1_000)), {})).toEqual({
    ok: false,
    reason: 'too-much-time',
  });
  await hasty.close();
});

test('outlines are kept while they are small together', async () => {
  const reader = createOutlineReader(5);
  const read = (text: string) => reader.read(text, []);
  const two = await read('One.\n\nTwo.');
  expect(await read('One.\n\nTwo.')).toBe(two);
  const large = 'A line of its own.\n\n'.repeat(6);
  expect(await read(large)).toHaveLength(6);
  expect(await read(large)).not.toBe(await read(large));
  expect(await read('One.\n\nTwo.')).not.toBe(two);
  await reader.close();
});
