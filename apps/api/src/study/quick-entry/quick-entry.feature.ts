import { quickEntry } from '@netlik/contract/study/quick-entry';
import { feature } from '../../http/feature.ts';
import { parseLine } from './quick-entry.service.ts';

export const quickEntryFeature = feature(quickEntry, (deps) => ({
  parse: ({ actor, body }) => parseLine(deps, actor, body),
}));
