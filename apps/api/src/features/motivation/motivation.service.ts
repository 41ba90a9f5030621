import type { BodyOf } from '@netlik/contract/endpoint';
import type { MotivationWeek, motivation } from '@netlik/contract/motivation';
import { type IsoWeek, isoWeek, mondayOf, weeksOf } from '@netlik/domain/iso-week';
import { quoteOfWeek } from '@netlik/domain/motivation';
import { studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../audit/audit.service.ts';
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

const refuseMissingWeek = ({ year, week }: IsoWeek) => {
  if (week > weeksOf(year)) throw ruleBroken('week', `${year} yılında ${weeksOf(year)} hafta var`);
};

export const getQuote = async ({ db }: Deps, week: IsoWeek) => {
  refuseMissingWeek(week);
  return load(db, week);
};

export const updateQuote = async (
  { db, clock }: Deps,
  actor: Actor,
  week: IsoWeek,
  { text, author }: BodyOf<typeof motivation.save>,
) => {
  refuseMissingWeek(week);
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
