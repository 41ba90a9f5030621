import { lastReviewDay } from '@netlik/domain/practice/repetition/last-day';
import { type Memory, scheduleAnswer } from '@netlik/domain/practice/repetition/schedule';
import { addDays, type StudyDay, studyDay, yearOf } from '@netlik/domain/study-day';
import type { Executor } from '../../../db/database.ts';
import type { Demo } from '../../../demo/demo.ts';
import { newId } from '../../../ids.ts';
import { insertCards, type NewCardRow } from '../flashcards.sql.ts';
import { type CardSchedule, contentsOf } from '../stored-card.ts';
import { DEMO_CARDS } from './demo-cards.data.ts';
import { type DemoAnswer, insertDemoAnswers, saveDemoSchedules } from './flashcards.demo.sql.ts';

const DAYS = 70;
const NEW_CARDS = 8;
const OTHERS_HAVE = 30;

const readDemoCards = () => {
  let place = { subject: '', topic: '' };
  return DEMO_CARDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', second = ''] = line.replace(/^# /, '').split(' | ');
      if (!line.startsWith('# ')) return [{ ...place, question: first, answer: second }];
      place = { subject: first, topic: second };
      return [];
    });
};

type Practised = CardSchedule & { answers: Omit<DemoAnswer, 'id' | 'cardId'>[] };

/**
 * Practised on its due days except the last two, with every sixth answer wrong and one card forgotten
 * repeatedly.
 */
const practise = (index: number, today: StudyDay): Practised | null => {
  const lastDay = lastReviewDay(today, yearOf(today) + 1);
  let day = addDays(today, -DAYS + (index % (DAYS - 5)));
  let memory: Memory | null = null;
  let [timesShown, timesCorrect] = [0, 0];
  const answers: Practised['answers'] = [];
  const isStubborn = index % 50 === 7;
  const until = addDays(today, index % 3 === 0 ? -2 : 0);
  while (day < until && timesShown < 40) {
    const correct = isStubborn ? timesShown % 2 === 0 : (index * 7 + timesShown * 5) % 6 !== 0;
    const grade = correct ? 'good' : 'again';
    const next = scheduleAnswer(memory, grade, day, lastDay);
    answers.push({ day, grade, before: { timesShown, timesCorrect, memory, dueDay: memory && day } });
    timesShown += 1;
    timesCorrect += correct ? 1 : 0;
    [memory, day] = [next.memory, next.dueDay];
  }
  return memory && { timesShown, timesCorrect, memory, dueDay: day, answers };
};

export const fillDemoFlashcards = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const today = studyDay(now);
  const all = readDemoCards();
  const students = users.filter(({ person }) => person.role === 'student' && !person.unverified);
  for (const { id: userId, person } of students) {
    const isShown = /^(?:ogrenci|ucretsiz)@/.test(person.email);
    const cards = isShown ? all : all.slice(0, OTHERS_HAVE);
    const ids = cards.map(() => newId(now.getTime())).sort();
    const rows = cards.map(
      (card, index): NewCardRow => ({
        ...contentsOf({ ...card, tags: [], difficulty: 1 + ((index * 3) % 5) }),
        id: ids[index] as string,
      }),
    );
    await insertCards(tx, userId, rows, now);
    const practised = rows.slice(0, -NEW_CARDS).flatMap(({ id }, index) => {
      const schedule = practise(index, today);
      return schedule ? [{ id, schedule }] : [];
    });
    await saveDemoSchedules(
      tx,
      userId,
      practised.map(({ id, schedule: { answers: _, ...schedule } }) => ({ id, ...schedule })),
    );
    // Badges and the daily count need answers.
    const answers = practised.flatMap(({ id: cardId, schedule }) =>
      schedule.answers.map((answer) => ({ id: newId(Date.parse(answer.day)), cardId, ...answer })),
    );
    await insertDemoAnswers(tx, userId, answers, now);
  }
};
