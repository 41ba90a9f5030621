import { tr } from '@netlik/domain/turkish';
import type { Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  insertDemoNewcomer,
  saveDemoActivity,
  saveDemoLapse,
  spreadDemoNewcomers,
} from './admin-system.demo.sql.ts';
import { summarise } from './metrics.service.ts';

const DAY_MS = 86_400_000;

const newcomers = [
  ['Ilgaz Demirel'],
  ['Ada Yalçın', 'Mira Toprak'],
  ['Kerem Uslu', 'Nehir Bulut', 'Selim Kaplan'],
  ['Duru Aksu', 'Baran Tekin'],
  ['Eylül Sezer', 'Poyraz Ak', 'Lina Özkan', 'Rüzgâr Eren'],
  ['Asya Koçak', 'Emir Taş', 'Defne Işık'],
  ['Toprak Güler', 'Bade Çetin'],
];

const addNewcomers = async (tx: Transaction, now: Date) => {
  for (const [index, names] of newcomers.entries())
    for (const [place, name] of names.entries()) {
      const monthsAgo = newcomers.length - 1 - index;
      const at = new Date(now.getTime() - (monthsAgo * 30 + 1 + place * 4) * DAY_MS);
      const [firstName = '', lastName = ''] = name.split(' ');
      const folded = tr.fold(name);
      const email = `${folded.replace(/\W/g, '.')}@netlik.demo`;
      await insertDemoNewcomer(tx, { id: newId(at.getTime()), email, firstName, lastName, folded }, at);
    }
};

export const fillDemoSystem = async (tx: Transaction, { now, users, idOf }: Demo): Promise<void> => {
  await spreadDemoNewcomers(tx, now);
  await addNewcomers(tx, now);
  await saveDemoActivity(tx);
  const admin = { id: idOf('admin@netlik.demo') };
  const lapsing = users.filter(({ person }) => person.tier === 'premium').slice(-2);
  for (const [index, { id }] of lapsing.entries()) {
    const until = new Date(now.getTime() + (2 + index * 3) * DAY_MS);
    await saveDemoLapse(tx, id, until);
    await recordAudit(tx, admin, {
      action: 'plan.changed',
      subjectUserId: id,
      before: { tier: 'free', premiumUntil: null },
      after: { tier: 'premium', premiumUntil: until.toISOString() },
    });
  }
  await recordAudit(tx, admin, {
    action: 'user.suspended',
    subjectUserId: idOf('askida@netlik.demo'),
    before: { isActive: true },
    after: { isActive: false },
  });
  await summarise(tx, now);
};
