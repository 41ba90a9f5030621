import { system } from '@netlik/contract/system';
import { feature } from '../../http/feature.ts';
import { getHealth } from './system.service.ts';

export const systemFeature = feature(system, (deps) => ({
  health: () => getHealth(deps),
  config: () => ({ upgradeUrl: deps.config.upgradeUrl, operator: deps.config.operator }),
}));
