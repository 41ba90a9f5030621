import { quoteOfWeek } from '@netlik/domain/motivation';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { findNewestQuote } from './motivation.sql.ts';

export const getQuoteOfWeek = async ({ db, clock }: Deps) =>
  (await findNewestQuote(db)) ?? { text: quoteOfWeek(studyDay(clock.now())), author: null };
