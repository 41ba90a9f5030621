import type { Executor } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertQuote } from './motivation.sql.ts';

export const fillDemoMotivation = (tx: Executor, now: Date) =>
  insertQuote(tx, {
    id: newId(now.getTime()),
    text: 'Her gün bir adım; haziranda geriye baktığında yol olmuş.',
    author: 'Nermin Aksoy',
    now,
  });
