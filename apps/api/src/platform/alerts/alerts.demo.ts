import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { type AlertValues, insertAlert } from './alerts.sql.ts';

const DAY_MS = 86_400_000;

const alert = (audience: string, rest: Partial<AlertValues>): AlertValues => ({
  title: '',
  message: '',
  severity: 'info',
  audience,
  isActive: true,
  startsAt: null,
  endsAt: null,
  ctaLabel: null,
  ctaUrl: null,
  ...rest,
});

export const fillDemoAlerts = async (tx: Executor, { now, idOf }: Demo): Promise<void> => {
  const from = new Date(now.getTime() - 2 * DAY_MS);
  const startsAt = from.toISOString();
  const alerts = [
    alert('students', {
      title: 'Hedef listesi yenilendi',
      message:
        'Artık her hedefin yanında 2026 yerleştirmesinin taban puanı var. Kendi listeni ekle, farkı gör.',
      ctaLabel: 'Hedeflerime git',
      ctaUrl: '/goals',
      startsAt,
    }),
    alert('coaches', {
      title: 'Pazar gecesi kısa bakım',
      message: '03.00–03.30 arasında sistem kapalı olacak. Programlarını o saatten önce kaydetmeni öneririz.',
      severity: 'warning',
      startsAt,
      endsAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    }),
  ];
  for (const values of alerts)
    await insertAlert(tx, newId(from.getTime()), values, idOf('admin@netlik.demo'), from);
};
