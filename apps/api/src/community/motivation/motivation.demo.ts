import { isoWeek } from '@netlik/domain/iso-week';
import { studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { saveQuote } from './motivation.sql.ts';

export const fillDemoMotivation = async (tx: Executor, { now }: Demo): Promise<void> => {
  const quote = {
    id: newId(now.getTime()),
    text: 'Her gün bir adım; haziranda geriye baktığında yol olmuş.',
    author: 'Nermin Aksoy',
  };
  await saveQuote(tx, isoWeek(studyDay(now)), quote, now);
};
