import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertQuote } from './motivation.sql.ts';

export const fillDemoMotivation = async (tx: Executor, { now }: Demo): Promise<void> => {
  await insertQuote(tx, {
    id: newId(now.getTime()),
    text: 'Her gün bir adım; haziranda geriye baktığında yol olmuş.',
    author: 'Nermin Aksoy',
    now,
  });
};
