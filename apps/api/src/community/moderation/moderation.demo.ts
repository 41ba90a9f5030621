import type { ModerationState } from '@netlik/contract/community/moderation';
import type { ReportReason } from '@netlik/contract/community/rooms/room-safety';
import type { ReportKind } from '@netlik/contract/community/user-blocks';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertDemoMessageReport, insertDemoPersonReport } from './moderation.demo.sql.ts';
import { saveState } from './moderation.sql.ts';

const HOUR_MS = 3_600_000;

type Told = { by: string; about: string; hoursAgo: number; state: ModerationState };

const people: readonly (Told & { kind: ReportKind; reason: string; reference?: string })[] = [
  {
    by: 'elif',
    about: 'can',
    hoursAgo: 3,
    state: 'open',
    kind: 'insult',
    reason: 'Düello bitince bana hakaret etti, ekran görüntüsü aldım.',
    reference: 'duel:demo',
  },
  {
    by: 'ogrenci',
    about: 'omer',
    hoursAgo: 20,
    state: 'open',
    kind: 'cheating',
    reason: 'On dakikada 120 soru girdi, düelloda hep böyle yapıyor.',
    reference: 'duel:demo',
  },
  {
    by: 'yusuf',
    about: 'askida',
    hoursAgo: 70,
    state: 'acted',
    kind: 'name',
    reason: 'Ad alanına küfür yazmış, herkes görüyor.',
  },
  {
    by: 'can',
    about: 'elif',
    hoursAgo: 120,
    state: 'dismissed',
    kind: 'other',
    reason: 'Beni düelloda yendi, haksızlık.',
  },
];

const messages: readonly (Told & { content: string; reason: ReportReason; note: string })[] = [
  {
    by: 'yusuf',
    about: 'can',
    hoursAgo: 5,
    state: 'open',
    reason: 'contact',
    content: 'Buradan konuşmayalım, numaramı yazıyorum: 05xx xxx xx xx',
    note: 'Üç kişiye daha yazdı.',
  },
  {
    by: 'ogrenci',
    about: 'omer',
    hoursAgo: 30,
    state: 'acted',
    reason: 'spam',
    content: 'Ucuz deneme seti isteyen özelden yazsın, son 10 set!',
    note: '',
  },
  {
    by: 'can',
    about: 'yusuf',
    hoursAgo: 96,
    state: 'dismissed',
    reason: 'other',
    content: 'Bugün yetişemem, siz başlayın.',
    note: 'Söz verip gelmiyor.',
  },
];

export const fillDemoModeration = async (tx: Executor, { now, idOf }: Demo): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const person = (name: string) => idOf(`${name}@netlik.demo`);
  const byId = person('admin');
  for (const { by, about, hoursAgo, state, ...told } of people) {
    const id = newId(ago(hoursAgo).getTime());
    const row = { ...told, id, userId: person(by), reportedId: person(about) };
    await insertDemoPersonReport(tx, row, ago(hoursAgo));
    if (state !== 'open') await saveState(tx, 'person', { id, state, byId }, ago(hoursAgo - 2));
  }
  for (const { by, about, hoursAgo, state, ...told } of messages) {
    const id = newId(ago(hoursAgo).getTime());
    const row = { ...told, id, messageId: newId(), userId: person(by), authorId: person(about) };
    await insertDemoMessageReport(tx, row, ago(hoursAgo));
    if (state !== 'open') await saveState(tx, 'message', { id, state, byId }, ago(hoursAgo - 2));
  }
};
