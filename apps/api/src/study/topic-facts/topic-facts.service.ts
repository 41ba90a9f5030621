import { type PlannerCatalogue, topicId } from '@netlik/domain/study/topic-facts/catalogue';
import { type TopicHistory, topicHistories } from '@netlik/domain/study/topic-facts/topic-history';
import { withOverrides } from '@netlik/domain/study/topic-facts/topic-overrides';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Bus } from '../../realtime/bus.ts';
import { findTopicFacts, type TopicFacts } from './topic-facts.sql.ts';

/** Event to every process after an admin changes a topic's figures. */
export const TOPIC_FACTS_CHANGED = 'topic-facts';

type Known = TopicFacts & {
  merged: PlannerCatalogue;
  /** Keyed by `topicId`. */
  histories: ReadonlyMap<string, TopicHistory>;
};
type Cache = { load(): Promise<Known> };

/** Cached, because every plan and map reads it and it rarely changes. */
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
        (facts) => ({
          merged: withOverrides(facts.catalogue, facts.overrides),
          histories: topicHistories(facts.catalogue.counts, facts.catalogue.efforts),
          ...facts,
        }),
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

export const requireTopics = (subject: string) => {
  if (!isSubjectKey(subject) || topicsOf(subject).length === 0) throw new AppError('topic_matrix.no_topics');
};

export const listHistories = async (deps: Pick<Deps, 'db' | 'bus'>, subject: string) => {
  requireTopics(subject);
  const { catalogue, histories } = await readTopicFacts(deps);
  return catalogue.efforts.flatMap((effort) => {
    const history = effort.subject === subject && histories.get(topicId(effort.subject, effort.topic));
    return history ? [{ topic: effort.topic, ...presentHistory(history) }] : [];
  });
};

export const presentHistory = ({ recent, years, sharedWith }: TopicHistory) => ({
  recent,
  years: [...years],
  sharedWith: [...sharedWith],
});

/**
 * Minutes, order, prerequisites and counted questions of all topics with admins' changes, cached after the
 * first read.
 */
export const readTopicCatalogue = async (deps: Pick<Deps, 'db' | 'bus'>): Promise<PlannerCatalogue> =>
  (await readTopicFacts(deps)).merged;
