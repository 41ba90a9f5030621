import { type ClassMap, type classMap, MAP_TOPICS } from '@netlik/contract/coaching/class-map';
import type { QueryOf } from '@netlik/contract/endpoint';
import { needsTopic } from '@netlik/domain/coaching/topic-need';
import { topicId } from '@netlik/domain/study/topic-facts/catalogue';
import { addDays, daysBetween, studyDay } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import { SUBJECT_KEYS, type SubjectKey } from '@netlik/domain/yks/subject-keys';
import { presentTopic } from '@netlik/domain/yks/topic-names';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { readMasteryOfTopics } from '../../planning/topic-map/topic-states.service.ts';
import { fullName } from '../coach-students/coach-students.service.ts';
import { type ClassRow, findClass } from './class-map.sql.ts';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

type Missed = {
  subject: SubjectKey;
  topic: string;
  names: Set<string>;
  wrong: number;
  byStudent: Map<string, number>;
};

/** Most wrong answers first, without topics that left the catalogue. */
const missedTopics = (wrongs: ClassRow['wrongs']): Missed[] => {
  const topics = new Map<string, Missed>();
  for (const { studentId, subject, topic, wrong } of wrongs) {
    const found = presentTopic(subject, topic);
    if (!found) continue;
    const id = topicId(found.subject, found.topic);
    const missed = topics.get(id) ?? { names: new Set(), wrong: 0, byStudent: new Map(), ...found };
    topics.set(id, missed);
    missed.names.add(topic);
    missed.wrong += wrong;
    missed.byStudent.set(studentId, (missed.byStudent.get(studentId) ?? 0) + wrong);
  }
  return [...topics.values()].sort((a, b) => b.wrong - a.wrong || tr.compare(a.topic, b.topic));
};

export const getClassMap = async (
  deps: Deps,
  actor: Actor,
  query: QueryOf<typeof classMap.get>,
): Promise<ClassMap> => {
  const today = studyDay(deps.clock.now());
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > MAX_DAYS) throw ruleBroken('from', 'Dönem en az bir gün, en fazla bir yıl olabilir');
  const whose = { coachId: query.coachId ?? null, group: query.group ?? null };
  const { students, studentCount, exams, wrongs } = await findClass(deps.db, actor, whose, { from, to });
  const missed = missedTopics(wrongs);
  const asked = missed.filter(({ subject }) => !query.subject || subject === query.subject);
  const page = asked.slice((query.page - 1) * MAP_TOPICS, query.page * MAP_TOPICS);
  const ids = students.map(({ id }) => id);
  const mastery = page.length > 0 ? await readMasteryOfTopics(deps, ids, page, today) : new Map();
  const hit = new Set(missed.map(({ subject }) => subject));
  return {
    from,
    to,
    exams,
    studentCount,
    topicCount: asked.length,
    students: students
      .map(({ id, firstName, lastName }) => ({ studentId: id, studentName: fullName(firstName, lastName) }))
      .sort((a, b) => tr.compare(a.studentName, b.studentName)),
    subjects: SUBJECT_KEYS.filter((subject) => hit.has(subject)),
    topics: page.map(({ subject, topic, wrong: sum, byStudent }) => {
      const cells = ids.flatMap((studentId) => {
        const wrong = byStudent.get(studentId) ?? 0;
        const known: number | undefined = mastery.get(studentId)?.get(topicId(subject, topic));
        if (wrong === 0 && known === undefined) return [];
        const rounded = known === undefined ? null : Math.round(known * 100) / 100;
        return [{ studentId, wrong, mastery: rounded, needs: needsTopic(wrong, rounded) }];
      });
      return { subject, topic, wrong: sum, needs: cells.filter(({ needs }) => needs).length, cells };
    }),
  };
};
