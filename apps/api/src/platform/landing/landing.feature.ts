import { landing } from '@netlik/contract/platform/landing';
import { feature } from '../../http/feature.ts';
import { getLandingSettings, getPublishedLanding, saveLandingSettings } from './landing.service.ts';

export const landingFeature = feature(
  landing,
  (deps) => ({
    published: () => getPublishedLanding(deps),
    settings: () => getLandingSettings(deps),
    saveSettings: ({ actor, body }) => saveLandingSettings(deps, actor, body),
  }),
  { demo: async () => (await import('./landing.demo.ts')).fillDemoLanding },
);
