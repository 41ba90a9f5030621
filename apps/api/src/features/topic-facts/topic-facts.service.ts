import type { PlannerCatalogue } from '@netlik/domain/planner/catalogue';
import { withOverrides } from '@netlik/domain/planner/topic-overrides';
import type { Deps } from '../../deps.ts';
import type { Bus } from '../../realtime/bus.ts';
import { findTopicFacts, type TopicFacts } from './topic-facts.sql.ts';

/** Told to every server process: an admin has set or reset the figures of a topic. */
export const TOPIC_FACTS_CHANGED = 'topic-facts';

type Known = TopicFacts & { merged: PlannerCatalogue };
type Cache = { load(): Promise<Known> };

/** Kept in memory: every plan and map asks for it, and it changes once in a while. */
const caches = new WeakMap<Bus, Cache>();

const openCache = ({ db, bus }: Pick<Deps, 'db' | 'bus'>): Cache => {
  let known: Promise<Known> | null = null;
  const forget = () => {
    known = null;
  };
  bus.subscribe(TOPIC_FACTS_CHANGED, forget);
  bus.onReconnect(forget);
  return {
    load() {
      if (bus.isDisconnected()) forget();
      known ??= findTopicFacts(db).then(
        (facts) => ({ merged: withOverrides(facts.catalogue, facts.overrides), ...facts }),
        (error: unknown) => {
          forget();
          throw error;
        },
      );
      return known;
    },
  };
};

export const readTopicFacts = (deps: Pick<Deps, 'db' | 'bus'>): Promise<Known> => {
  let cache = caches.get(deps.bus);
  if (!cache) {
    cache = openCache(deps);
    caches.set(deps.bus, cache);
  }
  return cache.load();
};

/** Minutes, order, prerequisites and counted questions of all topics, with what admins set. No statement once it is known. */
export const readTopicCatalogue = async (deps: Pick<Deps, 'db' | 'bus'>): Promise<PlannerCatalogue> =>
  (await readTopicFacts(deps)).merged;
