import {
  MAX_TOPIC_RECORDS,
  type TopicDetail,
  type TopicMap,
  type TopicRecord,
} from '@netlik/contract/planning/topic-map';
import { type Evidence, topicState } from '@netlik/domain/planning/planner/mastery';
import { plannerTopics } from '@netlik/domain/planning/planner/planner-topics';
import { topicId } from '@netlik/domain/study/topic-facts/catalogue';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { SUBJECT_KEYS, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import { presentTopic } from '@netlik/domain/yks/topic-names';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { getVisibleStudent } from '../../identity/users/students.service.ts';
import { presentHistory, readTopicFacts } from '../../study/topic-facts/topic-facts.service.ts';
import { readStudentTopics } from './topic-states.service.ts';

const hundredth = (value: number) => Math.round(value * 100) / 100;

const isDue = (dueDay: StudyDay | null | undefined, today: StudyDay) => !!dueDay && dueDay <= today;

/** Two statements, however many topics. */
export const getTopicMap = async (deps: Deps, actor: Actor, userId: string): Promise<TopicMap> => {
  await getVisibleStudent(deps.db, actor, userId);
  const today = studyDay(deps.clock.now());
  const { histories } = await readTopicFacts(deps);
  const { exam, topics, states } = await readStudentTopics(deps, userId, today);
  const subjects = new Map<SubjectKey, TopicMap['subjects'][number]['topics']>();
  for (const { id, subject, topic, questions } of topics) {
    const state = states.get(id);
    const history = histories.get(id);
    const listed = subjects.get(subject) ?? [];
    subjects.set(subject, listed);
    listed.push({
      topic,
      mastery: state ? hundredth(state.mastery) : null,
      dueDay: state?.dueDay ?? null,
      isDue: isDue(state?.dueDay, today),
      isSkipped: state?.skipped ?? false,
      expected: hundredth(questions),
      history: history ? { recent: history.recent, sharedWith: [...history.sharedWith] } : null,
    });
  }
  return {
    userId,
    examDay: exam.tyt,
    examIsOfficial: exam.official,
    subjects: SUBJECT_KEYS.flatMap((subject) => {
      const listed = subjects.get(subject);
      return listed ? [{ subject, topics: listed }] : [];
    }),
  };
};

const presentRecord = (evidence: Evidence): TopicRecord => {
  const { kind, day } = evidence;
  switch (evidence.kind) {
    case 'matrix':
      return { kind, day, color: evidence.color };
    case 'study':
      return { kind, day, minutes: evidence.minutes };
    case 'mistake':
      return { kind, day, wrong: evidence.count };
    default:
      return { kind, day, correct: evidence.correct, wrong: evidence.wrong };
  }
};

/** Accepts any catalogue topic, also outside the student's field. */
export const getTopicDetail = async (
  deps: Deps,
  actor: Actor,
  userId: string,
  wanted: { subject: string; topic: string },
): Promise<TopicDetail> => {
  await getVisibleStudent(deps.db, actor, userId);
  const found = presentTopic(wanted.subject, wanted.topic);
  const { histories } = await readTopicFacts(deps);
  const today = studyDay(deps.clock.now());
  const student = await readStudentTopics(deps, userId, today);
  const id = found && topicId(found.subject, found.topic);
  const topic =
    student.topics.find((each) => each.id === id) ??
    (found &&
      plannerTopics(student.catalogue, student.field, [found.subject]).find((each) => each.id === id));
  if (!topic) throw new AppError('topic.not_found');
  const evidence = student.evidence.get(topic.id) ?? [];
  const state = topicState(topic, evidence, today, addDays(student.exam.tyt, -1));
  const masteryOf = (need: string) => {
    const known = student.states.get(need);
    return known ? hundredth(known.mastery) : null;
  };
  const history = histories.get(topic.id);
  const newest = evidence.filter(({ day }) => day <= today).sort((a, b) => (a.day < b.day ? 1 : -1));
  return {
    subject: topic.subject,
    topic: topic.topic,
    mastery: evidence.length > 0 ? hundredth(state.mastery) : null,
    level: hundredth(state.level),
    recall: hundredth(state.recall),
    dueDay: state.dueDay,
    isDue: isDue(state.dueDay, today),
    isSkipped: state.skipped,
    learnLeft: state.learnLeft,
    practiseLeft: state.practiseLeft,
    reviewMinutes: topic.reviewMinutes,
    records: newest.slice(0, MAX_TOPIC_RECORDS).map(presentRecord),
    recordCount: newest.length,
    needs: student.catalogue.needs
      .filter((need) => need.subject === topic.subject && need.topic === topic.topic)
      .map(({ needsSubject, needsTopic, strength }) => ({
        subject: needsSubject,
        topic: needsTopic,
        strength,
        mastery: masteryOf(topicId(needsSubject, needsTopic)),
      })),
    history: history ? presentHistory(history) : null,
  };
};
