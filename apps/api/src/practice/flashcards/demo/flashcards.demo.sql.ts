import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../../db/database.ts';
import type { CardSchedule } from '../stored-card.ts';

export const saveDemoSchedules = (
  db: Executor,
  userId: string,
  cards: readonly (CardSchedule & { id: string })[],
) =>
  db.run(sql`
    update flashcards set times_shown = given."timesShown", times_correct = given."timesCorrect", memory = given.memory,
      due_day = given."dueDay", reviewed_day = (given.memory ->> 'reviewedDay')::date,
      stability = (given.memory ->> 'stability')::float8, lapses = (given.memory ->> 'lapses')::int
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as given (id uuid, "timesShown" int, "timesCorrect" int, memory jsonb, "dueDay" date)
    where flashcards.id = given.id and flashcards.user_id = ${userId}`);

export type DemoAnswer = {
  id: string;
  cardId: string;
  day: StudyDay;
  grade: 'good' | 'again';
  before: CardSchedule;
};

export const insertDemoAnswers = (db: Executor, userId: string, answers: readonly DemoAnswer[], now: Date) =>
  db.run(sql`
    insert into flashcard_answers (id, user_id, flashcard_id, grade, answered_day, was_new, before, created_at)
    select id, ${userId}, "cardId", grade, day, (before ->> 'timesShown')::int = 0, before, ${now}
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      as given (id uuid, "cardId" uuid, day date, grade text, before jsonb)`);
