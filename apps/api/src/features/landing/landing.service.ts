import type { LandingSettings } from '@netlik/contract/landing';
import type { Deps } from '../../deps.ts';
import { findSettings, saveSettings } from './landing.sql.ts';

/** Nothing is promised until an admin does. */
const nothing: LandingSettings = {
  stats: [],
  testimonials: [],
  questions: [],
  trialDays: 0,
  launchDiscount: 0,
  proPrice: '',
};

export const getLandingSettings = async ({ db }: Deps): Promise<LandingSettings> => ({
  ...nothing,
  ...(await findSettings(db)),
});

export const saveLandingSettings = async ({ db, clock }: Deps, settings: LandingSettings) => {
  await saveSettings(db, settings, clock.now());
  return settings;
};
