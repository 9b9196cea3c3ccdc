import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { results } from '@lintel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NOTICE = `# Privacy Notice

Meadow Books Ltd, 4 Quay Street, Leeds, is the controller of the personal data described here.
You can write to privacy@meadowbooks.example.

## Why we use your data

We use your name and address to deliver your orders. The legal basis is the performance of a contract.

## How long we keep your data

We keep order records for six years after the purchase, because tax law asks for it.

## Your rights

You have the right to access, rectify and erase your personal data.
`;
const RECIPE = `# Apple cake\n\nPeel four apples, mix flour with butter, and bake for an hour.\n`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-cli-'));
  mkdirSync(join(folder, 'policies/more'), { recursive: true });
  mkdirSync(join(folder, 'empty'));
  writeFileSync(join(folder, 'policies/privacy-notice.txt'), NOTICE);
  writeFileSync(join(folder, 'policies/more/broken.pdf'), '%PDF-1.7 and nothing more');
  writeFileSync(join(folder, 'policies/notes.odt'), 'not looked at');
  writeFileSync(join(folder, 'recipe.txt'), RECIPE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lintel(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'lintel.js'), ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
const notice = 'policies/privacy-notice.txt';

describe('lintel audit FILE', () => {
  it('prints the object that the calls of the server answer with', () => {
    const { status, stdout } = lintel('audit', notice, '--framework', 'GDPR', '--format', 'json');
    expect(status).toBe(0);
    const printed = results.parse(JSON.parse(stdout));
    expect(printed).toMatchObject({ documentName: 'privacy-notice.txt', framework: 'GDPR' });
    expect(printed.score).toBeGreaterThan(0);
    expect(printed.score).toBeLessThan(100);
  });

  it('quotes the file, at the place it says', () => {
    const { stdout } = lintel('audit', notice, '--framework', 'GDPR', '--format', 'json');
    const { controls } = results.parse(JSON.parse(stdout));
    const quotes = controls.flatMap(({ evidence }) => evidence);
    expect(quotes.length).toBeGreaterThan(2);
    for (const { quote, start, end } of quotes) expect(NOTICE.slice(start, end)).toBe(quote);
  });

  it('says the same every time, but for the moment', () => {
    const run = () =>
      lintel('audit', notice, '--framework', 'GDPR', '--format', 'json').stdout.replace(
        /"analyzedAt": "[^"]+"/,
        '',
      );
    expect(run()).toBe(run());
  });

  it('is readable as text', () => {
    const { stdout } = lintel('audit', notice, '--framework', 'GDPR');
    expect(stdout).toMatch(/^GDPR readiness check: \d+ of 100, \w+/m);
    expect(stdout).toMatch(/^ 1\. /m);
    expect(stdout).toContain('A readiness check: no audit opinion and no legal advice.');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(88);
  });

  it('audits the whole framework when it is asked to', () => {
    const applying = (...args: string[]) =>
      results
        .parse(
          JSON.parse(
            lintel('audit', notice, '--framework', 'GDPR', '--format', 'json', ...args).stdout,
          ),
        )
        .controls.filter(({ status }) => status !== 'not_applicable').length;
    expect(applying('--scope', 'full')).toBeGreaterThan(applying());
  });
});

describe('the exit code', () => {
  it.each([
    [0, 'the score is at least the bar', [notice, '--fail-under', '1']],
    [1, 'the score is below the bar', [notice, '--fail-under', '100']],
    [3, 'there is no score to hold to a bar', ['recipe.txt', '--fail-under', '1']],
    [0, 'there is no score and no bar', ['recipe.txt']],
    [2, 'the file is not there', ['nothing.pdf']],
    [2, 'the file is broken', ['policies/more/broken.pdf']],
    [2, 'the folder holds no policy', ['empty']],
    [2, 'an option is wrong', [notice, '--scope', 'all']],
    [2, 'a folder is to be one object', ['policies', '--format', 'json']],
  ])('is %i when %s', (code, _, args) => {
    const { status, stderr } = lintel('audit', ...args, '--framework', 'GDPR');
    expect(status).toBe(code);
    if (code === 2) expect(stderr.trim()).not.toBe('');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('lintel audit FOLDER', () => {
  it('gives a line for every file, and one for each that could not be read', () => {
    const { status, stdout } = lintel(
      'audit',
      'policies',
      '--framework',
      'GDPR',
      '--format',
      'ndjson',
    );
    const [broken, read, ...more] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(more).toEqual([]);
    expect(broken).toMatchObject({ documentName: 'more/broken.pdf', status: 'FAILED' });
    expect(results.parse(read).documentName).toBe('privacy-notice.txt');
    expect(status).toBe(2);
  });
});

it('tells how it is used', () => {
  const { status, stdout } = lintel('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: lintel audit FILE --framework ID');
});
