import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import type { DemoPerson } from '../../demo/people.ts';
import { newId } from '../../ids.ts';
import { type DemoPlan, type DemoWork, findDemoWork, insertDemoPlans } from './daily-plans.demo.sql.ts';
import type { PlanRow, SubjectRow } from './plans.sql.ts';

const PAST_DAYS = 60;
const COMING_DAYS = 7;

const rotation = [
  ['matematik', 'fizik', 'turkce'],
  ['matematik_ayt', 'kimya', 'biyoloji'],
  ['geometri', 'fizik_ayt', 'tarih'],
  ['matematik', 'kimya_ayt', 'cografya'],
];
const notes = [
  'Önce zor olanı bitir, gerisi kolay.',
  'Bugün acele yok: yanlışlarını yazarak çöz.',
  'Akşam on dakikanı tekrar için sakla.',
];
const descriptions = [
  'Önce konu özeti, sonra test. Yanlışlarını deftere geçir.',
  'Süre tutarak çöz, takıldığın soruyu işaretle.',
  'Kısa tekrarla başla, sonra soru çöz.',
];
const evaluations = [
  { text: 'Matematik beklediğimden iyi gitti, fizikte biraz yoruldum.', score: 7 },
  { text: 'Planın hepsini bitirdim. Paragrafta hızlandım.', score: 9 },
  { text: 'Dikkatim dağınıktı ama yarım bırakmadım.', score: 5 },
  { text: 'Bugün yorgundum, son dersi zorla bitirdim.', score: 4 },
  { text: 'Yanlışlarımı deftere geçirdim, yarın tekrar bakacağım.', score: 8 },
  { text: 'Sabah başlayınca gün rahat geçti, hep böyle yapmalıyım.', score: 10 },
  { text: 'Video uzundu, sorulara az vakit kaldı.', score: 6 },
];

/** Rounded to a coach form's steps, at most the studied time but at least a quarter of an hour. */
const targetOf = (seconds: number) => Math.min(480, Math.max(15, Math.floor(seconds / 900) * 15));

const subjectRow = (subject: string, at: number, work?: DemoWork, isEvaluated = false): SubjectRow => {
  const topics = topicsOf(subject as SubjectKey).slice(at % 5, (at % 5) + 2);
  return {
    id: newId(),
    subject,
    targetQuestions: Math.max(10, work?.questions ?? 30),
    targetMinutes: work ? targetOf(work.seconds) : 45 + (at % 3) * 15,
    description: descriptions[at % descriptions.length]!,
    topics: topics.map((topic, index) => ({ topic, durationMinutes: 20, solveQuestions: index === 0 })),
    videos: [],
    // Evaluated days have completed subjects.
    choice: isEvaluated ? 'completed' : null,
    correct: null,
    wrong: null,
    blank: null,
    isActive: false,
  };
};

type Day = {
  day: StudyDay;
  source: PlanRow['source'];
  works: readonly DemoWork[];
  at: number;
  isRead: boolean;
  undone: string | null;
  /** Varies the texts, so that no two students write the same on a day. */
  voice: number;
};

/** Makes yesterday's program missed, or tomorrow's a mock exam. */
const undoneOf = (needs: DemoPerson['needs'], at: number): string | null => {
  if (needs === 'program_missed' && at === -1) return 'genel_tekrar';
  return needs === 'exam_coming' && at === 1 ? 'deneme_sinavi' : null;
};

/** Sixty past days based on the demo's study and the coming week; today has a coach's and an own plan. */
export const fillDemoDailyPlans = async (tx: Executor, { users, now, idOf }: Demo): Promise<void> => {
  const today = studyDay(now);
  const students = users.filter(
    ({ person }) => person.role === 'student' && person.tier === 'premium' && !person.unverified,
  );
  const work = await findDemoWork(
    tx,
    students.map(({ id }) => id),
    addDays(today, -PAST_DAYS),
  );

  const plans: DemoPlan[] = [];
  const addPlan = (
    userId: string,
    authorId: string,
    { day, source, works, at, isRead, voice, undone }: Day,
  ) => {
    const planned = rotation[at % rotation.length]!.filter(
      (subject) => !works.some((done) => done.subject === subject),
    );
    const left = works.length === 0 ? planned : at % 4 === 0 ? planned.slice(0, 1) : [];
    const extra = undone ? [undone, ...left] : left;
    const isEvaluated = day < today && extra.length === 0 && at % 3 !== 1;
    plans.push({
      id: newId(),
      userId,
      date: day,
      source,
      authorId,
      title: defaultPlanTitle(day),
      motivationNote: notes[at % notes.length]!,
      dailyGoal: '',
      works,
      subjects: [
        ...works.map((done, index) => subjectRow(done.subject, at + index, done, isEvaluated)),
        ...extra.map((subject, index) => subjectRow(subject, at + index)),
      ],
      feedback: isEvaluated
        ? { ...evaluations[(at + voice) % evaluations.length]!, isRead: isRead || at < PAST_DAYS - 2 }
        : null,
    });
  };

  for (const [index, { id, person }] of students.entries()) {
    // Each coach has a student without a program for tomorrow and an unread evaluation.
    const [isUnplanned, isRead] = [index % 4 === 1, index % 3 !== 0];
    const coachId = person.coach ? idOf(person.coach) : null;
    const source = coachId ? 'coach' : 'student';
    for (let at = -PAST_DAYS; at <= COMING_DAYS; at++) {
      const day = addDays(today, at);
      const works = work.filter((done) => done.userId === id && done.day === day).slice(0, 5);
      const undone = undoneOf(person.needs, at);
      if (at < 0 && works.length === 0 && at % 3 !== 0 && !undone) continue;
      if (isUnplanned && at > 0) continue;
      // Own future plans are limited to five.
      if (!coachId && at > 3) continue;
      addPlan(id, coachId ?? id, { day, source, works, at: at + PAST_DAYS, isRead, voice: index, undone });
    }
    if (person.email.startsWith('ogrenci@'))
      addPlan(id, id, {
        day: today,
        source: 'student',
        works: [],
        at: 1,
        isRead,
        voice: index,
        undone: null,
      });
  }
  await insertDemoPlans(tx, plans, now);
};
