import { readTests } from '@netlik/domain/practice/books/read-tests';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertBook, saveTests } from './books.sql.ts';

const shelf = [
  {
    name: 'TYT Matematik Soru Bankası',
    publisher: '3D Yayınları',
    subject: 'matematik',
    list: '1-40 test, 12 soru',
  },
  {
    name: 'Paragrafın Ritmi',
    publisher: 'Bilgi Sarmal',
    subject: 'turkce',
    list: 'Paragraf: 25 test, 10 soru',
  },
];

export const fillDemoBooks = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const year = Number(addDays(studyDay(now), 45).slice(0, 4));
  for (const { id: userId, person } of users) {
    if (person.role === 'admin' || person.unverified) continue;
    for (const { list, ...book } of shelf) {
      const read = readTests(list, book.subject);
      if (!read.ok) continue;
      const id = newId(now.getTime());
      const form = { ...book, year, tests: [...read.tests] };
      await insertBook(tx, { id, userId, most: shelf.length }, form, now);
      await saveTests(tx, userId, id, form.tests);
    }
  }
};
