import { type Executor, sql } from '../../../db/database.ts';
import type { CardSchedule } from '../stored-card.ts';

/** Schedules of many cards at once. */
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
