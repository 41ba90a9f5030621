import { getPublishedLanding } from '../platform/landing/published-landing.ts';
import type { PublicHomeData } from './public-home.tsx';

/** Null if the landing page is not public or unavailable. */
export const loadPublicHome = async (): Promise<PublicHomeData | null> => {
  const settings = await getPublishedLanding().catch(() => null);
  if (!settings) return null;
  const { PublicLandingPage } = await import('../platform/landing/public-landing-page.tsx');
  return { Page: PublicLandingPage as PublicHomeData['Page'], settings };
};
