import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../../study-day.ts';
import { type Parts, partsOf } from './parts.ts';
import { periodOf, planDayOf } from './period.ts';

// A Wednesday.
const today = toStudyDay('2026-11-18');

const cases: Record<string, readonly (readonly [string, Parts])[]> = {
  'the day, today and before': [
    ['bugün ne kadar çalıştım', { day: 'today' }],
    ['dün ne kadar çalışmışım', { day: 'yesterday' }],
    ['dünkü özetim', { day: 'yesterday' }],
    ['yarınki planım ne', { day: 'tomorrow' }],
    ['3 gün önce kaç saat çalıştım', { day: '3_days_ago' }],
    ['iki gün önce ne yaptım', { day: '2_days_ago' }],
    ['evvelsi gün nasıldım', { day: '2_days_ago' }],
    ['salı günü kaç soru çözdüm', { day: 'tuesday' }],
    ['geçen pazar ne yapmışım', { day: 'sunday' }],
    ['pazartesi ne çalıştım', { day: 'monday' }],
    ['cumartesi kaç saat', { day: 'saturday' }],
    ['prşmbe ne yaptım', { day: 'thursday' }],
    ['12 kasımda ne kadar çalıştım', { day: '2026-11-12' }],
    ['3 aralıkta ne kadar çalıştım', { day: '2025-12-03' }],
    ['10.11.2026 günü ne yaptım', { day: '2026-11-10' }],
    ['ayın 5inde ne yaptım', { day: '2026-11-05' }],
    ['kasımın on birinde ne yaptım', { day: '2026-11-11' }],
    ['22 kasım için ne planlamıştım', { day: '2026-11-22' }],
    ['ctesi ne kadar çalışmışım', { day: 'saturday' }],
  ],
  'what a message takes back': [
    ['dün değil evvelsi gün ne yaptım', { day: '2_days_ago' }],
    ['fizik değil kimya, dün kaç dakika', { day: 'yesterday', subject: 'kimya' }],
    ['yarın dedim ama cumartesi planda ne var', { day: 'saturday' }],
    ['dün az değil mi', { day: 'yesterday' }],
  ],
  'the span of days': [
    ['bu hafta nasıl gitti', { range: 'week' }],
    ['geçen hafta ne kadar çalıştım', { range: 'last_week' }],
    ['gelecek hafta planım', { range: 'next_week' }],
    ['haftaya ne var', { range: 'next_week' }],
    ['son 7 günde ne yaptım', { range: 'last_7' }],
    ['son yedi gün özeti', { range: 'last_7' }],
    ['bu ay kaç saat', { range: 'month' }],
    ['aylık özet', { range: 'month' }],
    ['geçen ay nasıldı', { range: 'last_month' }],
    ['son 30 gün özeti', { range: 'last_30' }],
    ['ekim ayı raporum', { range: 'october' }],
    ['eylülde ne kadar çalışmıştım', { range: 'september' }],
    ['pazartesiden beri ne yaptım', { range: 'week' }],
    ['haftadan haftaya artıyor muyum', {}],
    ['sınav haftası çok gerginim', {}],
    ['iki hafta önce ne yaptım', { range: '2_weeks_ago' }],
    ['2 ay önce kaç saat çalıştım', { range: 'september' }],
  ],
  'subject and test': [
    ['AYT matematiğe kaç saat', { subject: 'matematik', test: 'AYT' }],
    ['tyt fizik netim', { subject: 'fizik', test: 'TYT' }],
    ['mattan kaç soru çözdüm', { subject: 'matematik' }],
    ['geoya ne kadar baktım', { subject: 'geometri' }],
    ['edb kaç', { subject: 'edebiyat' }],
    ['din kültürü kaç net', { subject: 'din_kultur' }],
    ['sınav hangi tarihte', {}],
    ['yks 2027 tarihi', {}],
    ['tarihten kaç soru çözdüm', { subject: 'tarih' }],
    ['bioya kaç saat', { subject: 'biyoloji' }],
    ['sosyal medya yüzünden çalışamadım', {}],
  ],
  'the exam and its publisher': [
    ['son denemede matematik netim', { subject: 'matematik', exam_no: 'last' }],
    ['bir önceki denemem kaç netti', { exam_no: 'previous' }],
    ['bundan bir önceki Özdebir’de kaç yaptım', { exam_no: 'previous', publisher: 'Özdebir' }],
    ['son beş Orijinal denememin ortalaması', { exam_no: 'last_5', publisher: 'Orijinal' }],
    ['ilk girdiğim denemede kaç netti', { exam_no: 'first' }],
    ['limitin sonucu kaç', { publisher: 'Limit' }],
    ['sınavın sonucu ne zaman', {}],
    ['en dandik denemem hangisi', { superlative: 'worst' }],
    ['son 5 denememin ortalaması', { exam_no: 'last_5' }],
    ['son beş tyt netim', { exam_no: 'last_5', test: 'TYT' }],
    ['3D denemesinde kaç net yaptım', { publisher: '3D' }],
    ['özdebirde kaç netim vardı', { publisher: 'Özdebir' }],
    ['limit yayınları denemesi kaçtı', { publisher: 'Limit' }],
    ['limitten kaç soru çözdüm', {}],
    ['bilgi sarmal tyt denemem', { publisher: 'Bilgi Sarmal', test: 'TYT' }],
    ['en son ne zaman kimya çalıştım', { subject: 'kimya' }],
    ['2 deneme öncesi netim', { exam_no: '2_ago' }],
    ['üç deneme önceki ayt', { exam_no: '3_ago', test: 'AYT' }],
    ['1 deneme önce kaç yaptım', { exam_no: 'previous' }],
    ['sondan üçüncü denemem', { exam_no: '2_ago' }],
    ['ilk denemem kaç netti', { exam_no: 'first' }],
    ['üç ay önceki denemem', { range: 'august' }],
  ],
  'best and worst': [
    ['en iyi denemem hangisi', { superlative: 'best' }],
    ['en kötü dersim ne', { superlative: 'worst' }],
    ['bu ay en çok hangi derse çalıştım', { superlative: 'most', range: 'month' }],
    ['en az çalıştığım ders', { superlative: 'least' }],
    ['en düşük tyt netim', { superlative: 'worst', test: 'TYT' }],
    ['günde en az iki saat çalışıyorum', {}],
  ],
  'the programme': [
    ['itü bilgisayar kaçla kapatmış', { programme: 'itü bilgisayar' }],
    ['hacettepe tıp taban sıralama', { programme: 'hacettepe tıp' }],
    ['ODTÜ’ye girer miyim', { programme: 'odtü' }],
    ['hukuk için kaç bin', { programme: 'hukuk' }],
    ['ankara hukuka yeter mi netlerim', { programme: 'ankara hukuk' }],
    ['bilgisayar mühendisliği kaç bin', { programme: 'bilgisayar mühendisliği' }],
    ['tarih öğretmenliği tutar mı', { programme: 'tarih öğretmenliği' }],
    ['dokuz eylül tıp kaçla kapattı', { programme: 'dokuz eylül tıp' }],
    ['9 eylülde ne kadar çalıştım', { day: '2026-09-09' }],
    ['koçum ne dedi', {}],
    ['koç üniversitesi tıp kaç bin', { programme: 'koç üniversitesi tıp' }],
    ['bilgisayarda çalışıyorum', {}],
  ],
};

describe('partsOf', () => {
  for (const [name, rows] of Object.entries(cases))
    it(name, () => {
      expect(rows.map(([text]) => [text, partsOf(text, today)])).toEqual(rows);
    });

  it('finds nothing in emoji, markup and another language, and bears a long text', () => {
    for (const text of ['🙂🙂', '<b onclick=x>', 'how are you doing', 'a '.repeat(2000)])
      expect(partsOf(text, today)).toEqual({});
  });
});

describe('the days that parts mean', () => {
  it('a weekday is the last one when asked what was done, the next one when asked for the plan', () => {
    expect(periodOf({ day: 'sunday' }, today)).toMatchObject({ from: '2026-11-15', to: '2026-11-15' });
    expect(planDayOf({ day: 'sunday' }, today)).toBe('2026-11-22');
  });

  it('a month that has not come yet is last year’s', () => {
    expect(periodOf({ range: 'december' }, today)).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
    expect(periodOf({ range: 'last_month' }, today)).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
    expect(periodOf({ range: 'last_7' }, today)).toMatchObject({ from: '2026-11-12', to: today });
  });
});
