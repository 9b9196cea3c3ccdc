import { defineConfig } from 'vitest/config';

const node = (name: string, timeout = 20_000) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.ts'],
    environment: 'node' as const,
    testTimeout: timeout,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      node('engine'),
      node('packs'),
      node('contract'),
      node('documents', 60_000),
      node('reports'),
      node('cli', 60_000),
      node('server', 60_000),
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      'packages/web',
    ],
  },
});
