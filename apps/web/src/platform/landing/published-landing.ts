import type { LandingSettings } from '@netlik/contract/platform/landing';
import { landing } from '@netlik/contract/platform/landing';
import { call } from '../../data/calls/call.ts';

/** The settings that the server wrote into the page, or else what it says now; null while the page is not public. */
export const getPublishedLanding = async (): Promise<LandingSettings | null> => {
  const written = document.getElementById('landing')?.textContent;
  return written ? (JSON.parse(written) as LandingSettings) : call(landing.published, {});
};
