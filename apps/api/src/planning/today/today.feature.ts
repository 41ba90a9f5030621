import { today } from '@netlik/contract/planning/today';
import { feature } from '../../http/feature.ts';
import { closeDay, getToday } from './today.service.ts';

export const todayFeature = feature(today, (deps) => ({
  get: ({ actor }) => getToday(deps, actor),
  close: ({ actor, body }) => closeDay(deps, actor, body),
}));
