import { presentTopic } from '../../yks/topic-names.ts';
import type { PlannerCatalogue, TopicEffort, TopicNeed } from './catalogue.ts';
import { topicId } from './catalogue.ts';

type Amounts = Pick<TopicEffort, 'firstStudyMinutes' | 'practiceQuestions' | 'reviewMinutes'>;

export type TopicOverride = { readonly [Key in keyof Amounts]: Amounts[Key] | null } & {
  readonly subject: string;
  readonly topic: string;
  readonly needs:
    | readonly {
        readonly subject: string;
        readonly topic: string;
        readonly strength: TopicNeed['strength'];
      }[]
    | null;
};

/** The catalogue with admins' changes applied; changes of removed topics are ignored. */
export function withOverrides(
  catalogue: PlannerCatalogue,
  overrides: readonly TopicOverride[],
): PlannerCatalogue {
  const byTopic = new Map<string, TopicOverride>();
  for (const each of overrides) {
    const found = presentTopic(each.subject, each.topic);
    if (found) byTopic.set(topicId(found.subject, found.topic), each);
  }
  if (byTopic.size === 0) return catalogue;
  const setFor = (each: Pick<TopicEffort, 'subject' | 'topic'>) =>
    byTopic.get(topicId(each.subject, each.topic));
  const efforts = catalogue.efforts.map((effort): TopicEffort => {
    const set = setFor(effort);
    if (!set) return effort;
    return {
      ...effort,
      firstStudyMinutes: set.firstStudyMinutes ?? effort.firstStudyMinutes,
      practiceQuestions: set.practiceQuestions ?? effort.practiceQuestions,
      reviewMinutes: set.reviewMinutes ?? effort.reviewMinutes,
    };
  });
  const needs = [
    ...catalogue.needs.filter((need) => !setFor(need)?.needs),
    ...efforts.flatMap(({ subject, topic }) =>
      (setFor({ subject, topic })?.needs ?? []).flatMap(({ strength, ...need }): TopicNeed[] => {
        const found = presentTopic(need.subject, need.topic);
        return found
          ? [{ subject, topic, needsSubject: found.subject, needsTopic: found.topic, strength }]
          : [];
      }),
    ),
  ];
  return { ...catalogue, efforts, needs };
}

/** The ids of a dependency cycle; null if every topic can be learnt. */
export function needCycle(needs: readonly TopicNeed[]): string[] | null {
  const before = new Map<string, string[]>();
  for (const { subject, topic, needsSubject, needsTopic, strength } of needs) {
    if (strength !== 'must') continue;
    const id = topicId(subject, topic);
    before.set(id, [...(before.get(id) ?? []), topicId(needsSubject, needsTopic)]);
  }
  const cleared = new Set<string>();
  const walk = (id: string, path: readonly string[]): string[] | null => {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    if (cleared.has(id)) return null;
    for (const next of before.get(id) ?? []) {
      const cycle = walk(next, [...path, id]);
      if (cycle) return cycle;
    }
    cleared.add(id);
    return null;
  };
  for (const id of before.keys()) {
    const cycle = walk(id, []);
    if (cycle) return cycle;
  }
  return null;
}
