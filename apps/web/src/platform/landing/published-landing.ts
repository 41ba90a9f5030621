import type { LandingSettings } from '@netlik/contract/platform/landing';
import { landing } from '@netlik/contract/platform/landing';
import { call } from '../../data/calls/call.ts';

/** Reads the settings embedded in the page, or fetches them; null if the page is not public. */
export const getPublishedLanding = async (): Promise<LandingSettings | null> => {
  const written = document.getElementById('landing')?.textContent;
  return written ? (JSON.parse(written) as LandingSettings) : call(landing.published, {});
};
