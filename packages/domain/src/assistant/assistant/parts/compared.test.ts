import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../../study-day.ts';
import { unitOfExtreme } from '../extreme-answers.texts.ts';
import { intentOfParts } from '../intent-of-parts.ts';
import { comparedIn, comparesNamed } from './compared.ts';
import { partsOf } from './parts.ts';

// A Wednesday.
const today = toStudyDay('2026-11-18');
const compared = (text: string) => comparedIn(text, today)?.map(({ from, to }) => `${from} ${to}`) ?? null;

describe('two spans of days that a message compares', () => {
  it('are read in any order, the later one first', () => {
    expect(compared('dün mü bugün mü daha çok çalıştım')).toEqual([
      '2026-11-18 2026-11-18',
      '2026-11-17 2026-11-17',
    ]);
    expect(compared('geçen ay mı bu ay mı daha çok soru çözdüm')).toEqual([
      '2026-11-01 2026-11-18',
      '2026-10-01 2026-10-31',
    ]);
  });

  it('are the named one and the present one where only one is named', () => {
    expect(compared('düne göre nasılım')).toEqual(['2026-11-18 2026-11-18', '2026-11-17 2026-11-17']);
    expect(compared('bu ay daha mı iyiyim')).toEqual(['2026-11-01 2026-11-18', '2026-10-01 2026-10-31']);
  });

  it('are none where days are only named', () => {
    expect(compared('dünden bugüne kaç saat çalıştım')).toBeNull();
    expect(compared('dün ne kadar çalıştım')).toBeNull();
    expect(comparesNamed('geçen haftaya göre nasılım', today)).toBe(false);
  });
});

describe('what a message names', () => {
  const intentFor = (intent: Parameters<typeof intentOfParts>[0], text: string) =>
    intentOfParts(intent, partsOf(text, today), text, today);

  it('turns a summary into what it asks: a comparison, a subject, the best day', () => {
    expect(intentFor('day_summary', 'dün mü bugün mü daha çok çalıştım')).toBe('compare_weeks');
    expect(intentFor('day_summary', 'geçen cuma fizik çalıştım mı')).toBe('subject_time');
    expect(intentFor('strongest_subject', 'en iyi günüm hangisiydi')).toBe('day_summary');
    expect(unitOfExtreme('en çok çalıştığım hafta hangisi')).toBe('week');
    expect(unitOfExtreme('en iyi olduğum ders')).toBeNull();
  });

  it('keeps who asks what is neglected apart from who asks for the most', () => {
    expect(intentFor('neglected_subject', 'en çok hangi derse çalışıyorum')).toBe('subject_time');
    expect(intentFor('neglected_subject', 'en çok hangi dersi ihmal ettim')).toBe('neglected_subject');
  });

  it('asks the plan for another day than today, and one subject for what to do in it', () => {
    expect(intentFor('today_focus', 'yarın ne çalışayım')).toBe('plan_today');
    expect(intentFor('plan_week', 'çarşamba günü planımda ne var')).toBe('plan_today');
    expect(intentFor('days_left', 'yetenek sınavı ne zaman')).toBe('exam_fact');
    expect(intentFor('week_summary', 'bu hafta en çok neye çalıştım')).toBe('subject_time');
    expect(intentFor('compare_weeks', '3d ile özdebiri kıyasla')).toBe('exam_trend');
    expect(intentFor('mistakes_due', 'geometride hangi konuları tekrar etmem lazım')).toBe('today_focus');
  });
});
