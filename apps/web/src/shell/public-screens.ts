import type { ComponentType } from 'react';

type PublicScreen = {
  path: string;
  guestsOnly?: true;
  load: () => Promise<ComponentType>;
};

export const publicScreens: readonly PublicScreen[] = [
  {
    path: '/login',
    guestsOnly: true,
    load: async () => (await import('../identity/sign-in/login-page.tsx')).LoginPage,
  },
  {
    path: '/register',
    guestsOnly: true,
    load: async () => (await import('../identity/sign-in/register-page.tsx')).RegisterPage,
  },
  {
    path: '/forgot-password',
    load: async () => (await import('../identity/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    load: async () => (await import('../identity/sign-in/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/verify-email',
    load: async () => (await import('../identity/sign-in/verify-email-page.tsx')).VerifyEmailPage,
  },
  {
    path: '/guardian-consent',
    load: async () => (await import('../identity/account/guardian-consent-page.tsx')).GuardianConsentPage,
  },
  {
    path: '/veli/:token',
    load: async () => (await import('../coaching/parent-links/parent-screen.tsx')).ParentScreen,
  },
];
