import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/lintel-chromium');

/** What we and the package set in the environment while it loads. */
const CHANGED = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

/**
 * Unpacks the Chromium of @sparticuz/chromium (linux-x64 only) with the libraries it needs, and
 * tells how to start it. Its own list of arguments is for another place; ours are used instead.
 */
export async function unpackChromium(): Promise<
  { executablePath: string; env: Record<string, string> } | undefined
> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(FOLDER, { recursive: true });
  // The package unpacks beneath the temporary folder, and its libraries only when it believes to
  // run on the service it was made for. Both are read from the environment while it loads.
  const before = CHANGED.map((name) => [name, process.env[name]] as const);
  process.env.TMPDIR = FOLDER;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const libraries = join(FOLDER, 'al2023/lib');
    return {
      executablePath,
      env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(FOLDER, 'fonts') },
    };
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
