import type { LandingSettings } from '@netlik/contract/platform/landing';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { findSettings, saveSettings } from './landing.sql.ts';

/** Empty until an admin fills it. */
const nothing: LandingSettings = {
  stats: [],
  testimonials: [],
  questions: [],
  trialDays: 0,
  launchDiscount: 0,
  proPrice: '',
  isPublic: false,
};

export const getLandingSettings = async ({ db }: Pick<Deps, 'db'>): Promise<LandingSettings> => ({
  ...nothing,
  ...(await findSettings(db)),
});

/** The settings while published, else null. */
export const getPublishedLanding = async (deps: Pick<Deps, 'db'>): Promise<LandingSettings | null> => {
  const settings = await getLandingSettings(deps);
  return settings.isPublic ? settings : null;
};

export const saveLandingSettings = ({ db, clock }: Deps, actor: Actor, settings: LandingSettings) =>
  db.transaction(async (tx) => {
    const before = { ...nothing, ...(await findSettings(tx)) };
    await recordAudit(tx, actor, { action: 'landing.saved', subjectUserId: null, before, after: settings });
    await saveSettings(tx, settings, clock.now());
    return settings;
  });
