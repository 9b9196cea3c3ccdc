import type { RouteObject } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { Home } from './home.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { Protected } from './protected.tsx';
import { Root } from './root.tsx';

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
            children: [
              {
                path: '/dashboard',
                lazy: async () => ({
                  Component: (await import('./pages/dashboard-page.tsx')).DashboardPage,
                }),
              },
              {
                path: '/upload',
                lazy: async () => ({
                  Component: (await import('./pages/upload-page.tsx')).UploadPage,
                }),
              },
            ],
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
