import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { Home } from './home.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Protected } from './protected.tsx';
import { Root } from './root.tsx';

/** Pages of the account, by file: one that has not been written yet has no address. */
const files = import.meta.glob<Record<string, ComponentType>>([
  '../features/dashboard/dashboard-page.tsx',
  '../features/upload/upload-page.tsx',
]);
const SIGNED_IN_PAGES: RouteObject[] = Object.entries(files).map(([file, load]) => {
  const name = file.replace(/^.*\/(\w+)-page\.tsx$/, '$1');
  const exported = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
  return { path: `/${name}`, lazy: async () => ({ Component: (await load())[exported] ?? null }) };
});

/** Every address there is. Pages are loaded when they are first visited. */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', Component: Home },
      {
        path: '/auth',
        lazy: async () => ({
          Component: (await import('../features/sign-in/sign-in-page.tsx')).SignInPage,
        }),
      },
      {
        path: '/login-success',
        lazy: async () => ({
          Component: (await import('../features/sign-in/login-success-page.tsx')).LoginSuccessPage,
        }),
      },
      {
        path: '/pricing',
        lazy: async () => ({
          Component: (await import('../features/pricing/pricing-page.tsx')).PricingPage,
        }),
      },
      {
        Component: Protected,
        children: [
          {
            lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
            ErrorBoundary: CrashPage,
            children: SIGNED_IN_PAGES,
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
