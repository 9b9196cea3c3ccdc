import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { heading, item, makeDocx, makePdf, makeTxt, paragraph, table } from './test-files/index.ts';

/** Whatever happens to the bytes of a file on its way, reading ends in a text or a refusal. */
const body = [
  heading(1, 'Retention'),
  paragraph('We keep records for ten years.'),
  item(2, 1, 'contracts'),
  table([['Record', 'Years']]),
].join('');

const WHOLE: Record<string, Uint8Array> = {
  'policy.docx': makeDocx({ body }),
  'policy.pdf': await makePdf([{ heading: 'Retention' }, { paragraph: 'We keep records.' }]),
  'policy.txt': makeTxt('Retention\n\nWe keep records – für zehn Jahre.', 'utf-16le'),
};

/** The same cases each time; the long suite draws more of them. */
const SLICE = { seed: 5, numRuns: process.env.LINTEL_LONG ? 2000 : 150 };

const damage = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), byte: fc.nat(255) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

test.each(Object.keys(WHOLE))('%s with bytes changed', async (name) => {
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = (WHOLE[name] as Uint8Array).slice();
      for (const { at, byte } of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte;
      expectOutcome(await readFile({ bytes, name }));
    }),
    SLICE,
  );
});

test.each(Object.keys(WHOLE))('%s cut off anywhere', async (name) => {
  const whole = WHOLE[name] as Uint8Array;
  for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 40)) {
    expectOutcome(await readFile({ bytes: whole.slice(0, length), name }));
  }
});

test('markup of a document with characters changed', async () => {
  const changes = fc.array(
    fc.record({
      at: fc.nat(body.length - 1),
      text: fc.constantFrom('<', '>', '"', '/', '&', 'w:p', ''),
    }),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(changes, async (made) => {
      let changed = body;
      for (const { at, text } of made)
        changed = changed.slice(0, at) + text + changed.slice(at + 1);
      expectOutcome(await readFile({ bytes: makeDocx({ body: changed }), name: 'policy.docx' }));
    }),
    SLICE,
  );
});

function expectOutcome(result: Awaited<ReturnType<typeof readFile>>): void {
  if (!result.ok) {
    expect(result.message.length).toBeGreaterThan(20);
    return;
  }
  expect(result.text).toBe(result.text.normalize('NFC'));
  expect([...result.pageStarts]).toEqual([...result.pageStarts].sort((a, b) => a - b));
  expect(result.pageStarts.at(-1) ?? 0).toBeLessThanOrEqual(result.text.length);
}
