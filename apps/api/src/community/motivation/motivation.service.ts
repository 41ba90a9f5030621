import type { MotivationWeek, motivation } from '@netlik/contract/community/motivation';
import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import { type IsoWeek, isoWeek, mondayOf, weeksOf } from '@netlik/domain/iso-week';
import { quoteOfWeek } from '@netlik/domain/motivation';
import { studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { findQuote, saveQuote } from './motivation.sql.ts';

const load = async (db: Executor, { year, week }: IsoWeek): Promise<MotivationWeek> => {
  const written = await findQuote(db, { year, week });
  const quote = written ?? { text: quoteOfWeek(mondayOf({ year, week })), author: null };
  return { year, week, ...quote, isBuiltIn: written === null };
};

export const getQuoteOfWeek = async ({ db, clock }: Deps) => {
  const { text, author } = await load(db, isoWeek(studyDay(clock.now())));
  return { text, author };
};

type GivenWeek = QueryOf<typeof motivation.get>;

const askedWeek = (clock: Deps['clock'], given: GivenWeek): IsoWeek => {
  const now = isoWeek(studyDay(clock.now()));
  const [year, week] = [given.year ?? now.year, given.week ?? now.week];
  if (week > weeksOf(year)) throw ruleBroken('week', `${year} yılında ${weeksOf(year)} hafta var`);
  return { year, week };
};

export const getQuote = async ({ db, clock }: Deps, given: GivenWeek) => load(db, askedWeek(clock, given));

export const updateQuote = async (
  { db, clock }: Deps,
  actor: Actor,
  given: GivenWeek,
  { text, author }: BodyOf<typeof motivation.save>,
) => {
  const week = askedWeek(clock, given);
  return db.transaction(async (tx) => {
    const label = `${week.year}/${week.week}`;
    await recordAudit(tx, actor, {
      action: 'motivation.saved',
      subjectUserId: null,
      before: { ...(await findQuote(tx, week)) },
      after: { week: label, text, author: author || null },
    });
    await saveQuote(tx, week, { id: newId(), text, author: author || null }, clock.now());
    return load(tx, week);
  });
};
