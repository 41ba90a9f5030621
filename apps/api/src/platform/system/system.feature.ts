import { system } from '@netlik/contract/platform/system';
import { feature } from '../../http/feature.ts';
import { readinessRoutes } from './readiness.routes.ts';
import { getHealth } from './system.service.ts';

const CONTACT_PAGE = '/iletisim';

export const systemFeature = feature(
  system,
  (deps) => ({
    health: () => getHealth(deps),
    config: () => ({ upgradeUrl: deps.config.upgradeUrl ?? CONTACT_PAGE, operator: deps.config.operator }),
  }),
  { routes: readinessRoutes },
);
