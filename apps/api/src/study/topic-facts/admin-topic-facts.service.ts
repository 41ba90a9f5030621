import type { BodyOf } from '@netlik/contract/endpoint';
import type { TopicFigures, TopicNeed, topicFacts } from '@netlik/contract/study/topic-facts';
import type { PlannerCatalogue, TopicEffort } from '@netlik/domain/study/topic-facts/catalogue';
import {
  needCycle,
  type TopicOverride,
  withOverrides,
} from '@netlik/domain/study/topic-facts/topic-overrides';
import { presentTopic } from '@netlik/domain/yks/topic-names';
import { takeLock } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { readTopicFacts, requireTopics, TOPIC_FACTS_CHANGED } from './topic-facts.service.ts';
import { deleteOverride, findTopicFacts, saveOverride, type TopicFacts } from './topic-facts.sql.ts';

type Figures = TopicFigures['used'];

const figuresOf = (
  { needs }: PlannerCatalogue,
  { subject, topic, firstStudyMinutes, practiceQuestions, reviewMinutes }: TopicEffort,
): Figures => ({
  firstStudyMinutes,
  practiceQuestions,
  reviewMinutes,
  needs: needs
    .filter((need) => need.subject === subject && need.topic === topic)
    .map(({ needsSubject, needsTopic, strength }) => ({
      subject: needsSubject,
      topic: needsTopic,
      strength,
    })),
});

const present = ({ catalogue, overrides }: TopicFacts, subject: string, topic?: string): TopicFigures[] => {
  const merged = withOverrides(catalogue, overrides);
  const set = new Set(
    overrides
      .filter((each) => each.subject === subject)
      .map((each) => presentTopic(each.subject, each.topic)?.topic),
  );
  return catalogue.efforts.flatMap((effort, index): TopicFigures[] => {
    if (effort.subject !== subject || (topic !== undefined && effort.topic !== topic)) return [];
    return [
      {
        topic: effort.topic,
        kind: effort.kind,
        order: effort.order,
        used: figuresOf(merged, merged.efforts[index]!),
        estimated: figuresOf(catalogue, effort),
        isOverridden: set.has(effort.topic),
      },
    ];
  });
};

export const listTopicFigures = async (deps: Deps, subject: string) => {
  requireTopics(subject);
  return present(await readTopicFacts(deps), subject);
};

const sameNeeds = (one: readonly TopicNeed[], other: readonly TopicNeed[]) => {
  const keys = (needs: readonly TopicNeed[]) =>
    needs.map(({ subject, topic, strength }) => `${subject}/${topic}/${strength}`).sort();
  return keys(one).join('\n') === keys(other).join('\n');
};

/** Stores only differences from the catalogue, so that better estimates of a later release still apply. */
const differing = (estimated: Figures, wanted: Figures): Omit<TopicOverride, 'subject' | 'topic'> | null => {
  const changed = <Key extends 'firstStudyMinutes' | 'practiceQuestions' | 'reviewMinutes'>(key: Key) =>
    wanted[key] === estimated[key] ? null : wanted[key];
  const override = {
    firstStudyMinutes: changed('firstStudyMinutes'),
    practiceQuestions: changed('practiceQuestions'),
    reviewMinutes: changed('reviewMinutes'),
    needs: sameNeeds(wanted.needs, estimated.needs) ? null : wanted.needs,
  };
  return Object.values(override).every((value) => value === null) ? null : override;
};

/** Serialised, so that two admins cannot close a dependency cycle between them. */
const change = (
  { db, bus, clock }: Deps,
  actor: Actor,
  { subject, topic }: { subject: string; topic: string },
  wantedOf: (estimated: Figures) => Figures,
): Promise<TopicFigures> =>
  db.transaction(async (tx) => {
    await takeLock(tx, 'topic-facts');
    const facts = await findTopicFacts(tx);
    const [before] = present(facts, subject, topic);
    if (!before) throw new AppError('topic.not_found');
    const wanted = wantedOf(before.estimated);
    const override = differing(before.estimated, wanted);
    const others = facts.overrides.filter((each) => each.subject !== subject || each.topic !== topic);
    const overrides = override ? [...others, { subject, topic, ...override }] : others;
    const cycle = needCycle(withOverrides(facts.catalogue, overrides).needs);
    if (cycle)
      throw ruleBroken(
        'needs',
        `Konular birbirini bekliyor: ${cycle.map((id) => id.slice(id.indexOf('/') + 1)).join(' → ')}`,
      );
    if (override) await saveOverride(tx, { subject, topic, ...override }, clock.now());
    else await deleteOverride(tx, subject, topic);
    const [after] = present({ ...facts, overrides }, subject, topic);
    if (differing(before.used, after!.used))
      await recordAudit(tx, actor, {
        action: 'topic-facts.changed',
        subjectUserId: null,
        before: before.used,
        after: { ...after!.used, topic: `${subject}/${topic}` },
      });
    await bus.publishInTransaction(tx, TOPIC_FACTS_CHANGED, null);
    return after!;
  });

export const saveTopicFigures = (
  deps: Deps,
  actor: Actor,
  subject: string,
  { topic, ...wanted }: BodyOf<typeof topicFacts.save>,
) => {
  const names = new Set<string>();
  for (const need of wanted.needs) {
    const found = presentTopic(need.subject, need.topic);
    if (found?.topic !== need.topic) throw ruleBroken('needs', `Bu konu listede yok: ${need.topic}`);
    const name = `${need.subject}/${need.topic}`;
    if (name === `${subject}/${topic}`) throw ruleBroken('needs', 'Bir konu kendisini bekleyemez');
    if (names.has(name)) throw ruleBroken('needs', `Bu konu iki kez geçiyor: ${need.topic}`);
    names.add(name);
  }
  return change(deps, actor, { subject, topic }, () => wanted);
};

export const resetTopicFigures = (deps: Deps, actor: Actor, subject: string, topic: string) =>
  change(deps, actor, { subject, topic }, (estimated) => estimated);
