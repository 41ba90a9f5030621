import { addDays, weekStart } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { today } from '../coach.samples.ts';
import { daysToSave, openWeek, reduceDraft } from '../coach-programs/program-draft.ts';
import { reasonOf, suggestLines, takeLines } from './entry-line.ts';

const monday = addDays(weekStart(today), 7);

/** The subjects a saved week contains after entering the text, as "subject, topic, minutes, questions". */
const stored = (lines: ReturnType<typeof takeLines>['entries']) =>
  daysToSave(
    reduceDraft(openWeek(monday, []), { type: 'write', date: monday, lines }),
    'active',
    today,
  ).flatMap(({ sent }) =>
    sent.subjects.map(({ subject, topicsDetailed, duration, targetQuestions }) =>
      [
        subject,
        ...topicsDetailed!.map(({ topic }) => topic),
        `${duration} dk`,
        ...(targetQuestions ? [`${targetQuestions} soru`] : []),
      ].join(', '),
    ),
  );

/** What Enter stores, and what stays in the field. */
const enter = (typed: string) => {
  const [first] = suggestLines(typed);
  const { entries, left } = takeLines(typed, first?.mustChoose ? undefined : first);
  return [stored(entries).join(' + '), left];
};

/** A line without minutes uses the form's default: an hour, or half an hour for a topic. */
const storedLines: readonly (readonly [typed: string, stored: string])[] = [
  ['mat türev 40 soru', 'matematik_ayt, Türev, 30 dk, 40 soru'],
  ['fizik optik 30 45dk', 'fizik, Optik, 45 dk, 30 soru'],
  ['kimya 45 dk', 'kimya, 45 dk'],
  ['paragraf 20', 'turkce, Paragraf, 30 dk, 20 soru'],
  ['mat', 'matematik, 60 dk'],
  ['mat türev 40', 'matematik_ayt, Türev, 30 dk, 40 soru'],
  ['türk 25', 'turkce, 60 dk, 25 soru'],
  ['AYT MAT TÜREV 40 SORU 1 SAAT', 'matematik_ayt, Türev, 60 dk, 40 soru'],
  ['1,5 saat ayt kimya gazlar', 'kimya_ayt, Gazlar, 90 dk'],
  ['ayt fizik 2 buçuk saat', 'fizik_ayt, 150 dk'],
  ['biyo kalıtım yarım saat', 'biyoloji, Kalıtım, 30 dk'],
  ['geo 1 saat 15 dk 25 soru', 'geometri, 75 dk, 25 soru'],
  ['- edb: divan edebiyatı, 15 soru.', 'edebiyat, Divan Edebiyatı, 30 dk, 15 soru'],
  ['cog iklimler kırk beş soru', 'cografya, İklimler, 30 dk, 45 soru'],
  ['tyt tarih millî mücadele 20 tane soru', 'tarih, Millî Mücadele, 30 dk, 20 soru'],
  ['ingilizce paragraf 20', 'ingilizce, Paragraf (Okuduğunu Anlama), 30 dk, 20 soru'],
  ['din felsefesi 20 soru', 'felsefe, Din Felsefesi, 30 dk, 20 soru'],
  ['2. dereceden denklemler 30 soru', 'matematik, 2. Dereceden Denklemler, 30 dk, 30 soru'],
  ['tyt mantık 20', 'matematik, Mantık, 30 dk, 20 soru'],
  ['genel tekrar 2 saat', 'genel_tekrar, 120 dk'],
  ['deneme sınavı 3 saat', 'deneme_sinavi, 180 dk'],
  [
    'mat türev 40 soru; fizik optik 30',
    'matematik_ayt, Türev, 30 dk, 40 soru + fizik, Optik, 30 dk, 30 soru',
  ],
];

const leftLines: readonly (readonly [typed: string, reason: RegExp])[] = [
  ['geo üçgen 25 soru 1 saat', /“üçgen” anlaşılmadı/],
  ['TYT deneme', /“TYT” anlaşılmadı/],
  ['dinlenme', /“dinlenme” anlaşılmadı/],
  ['mat limit 30', /“limit”/],
  ['fiz kendi konum', /“kendi konum”/],
  ['mat fonksiyonlar 2 test', /“2 test”/],
  ['mat türev 40 soru 32d 6y', /“32d 6y”/],
  ['mat türev 40-50 soru', /“40-50 soru”/],
  ['mat türev 40 soru her gün', /“her gün”/],
  ['mat türev 40 soru fizik optik 30 soru', /“fizik optik 30 soru”/],
  ['mat türev + limit', /“\+ limit”/],
  ['mat 2x40 soru', /“2x”/],
  ['mat 40 soru 20 soru', /“20 soru”/],
  ['40. soru mat', /“40. soru”/],
  ['kırk, beş soru mat', /“kırk”/],
  ['mat türev 40 soru?', /“\?”/],
  ['tarih 1', /“1”/],
  ['kimya 1 saat 30', /“30”/],
  ['fizik 9:30', /“9:30”/],
  ['fizik cuma 1 saat', /“cuma”/],
  ['tyt mat türev 40', /“türev”/],
  ['ayt geo 20', /“ayt”/],
  ['geo konik 30 soru', /“konik”/],
  ['basınç 20', /“basınç”/],
  ['tyt basınç 20', /“tyt basınç”/],
  ['. 30', /“. 30”/],
  ['psikoloji 1 saat', /“psikoloji”/],
  ['dizi 45 dk', /“dizi”/],
  ['ara 15 dk', /“ara”/],
  ['😀 mat', /“😀”/],
  ['45 dk', /Hangi ders/],
  ['mat türev 600 soru', /1 ile 500/],
  ['fizik 50 dk', /15 dakikanın katı/],
  ['fizik 9 saat', /en çok 8 saat/],
];

describe('Enter', () => {
  it.each(storedLines)('stores what “%s” says', (typed, entry) => {
    expect(enter(typed)).toEqual([entry, '']);
  });

  it.each(leftLines)('leaves “%s” in the field', (typed, reason) => {
    expect(enter(typed)).toEqual(['', typed]);
    expect(reasonOf(typed)).toMatch(reason);
  });
});

describe('pasted lines', () => {
  it('become entries, and those that are not understood stay', () => {
    const { entries, left } = takeLines(
      'mat türev 40 soru\r\n\r\nTYT deneme\nfizik optik 30 45dk\ndinlenme\n',
    );
    expect(stored(entries)).toEqual(['matematik_ayt, Türev, 30 dk, 40 soru', 'fizik, Optik, 45 dk, 30 soru']);
    expect(left).toBe('TYT deneme; dinlenme');
    expect(reasonOf(left)).toMatch(/^TYT deneme: “TYT” anlaşılmadı\..*\ndinlenme: “dinlenme” anlaşılmadı\./);
  });

  it('stay where a subject is of both exams: no list has shown which one is taken', () => {
    expect(takeLines('kimya 45 dk\nparagraf 20').left).toBe('kimya 45 dk');
    expect(reasonOf('kimya 45 dk')).toMatch(/TYT mi, AYT mi/);
  });
});

describe('the list', () => {
  const labels = (typed: string) => suggestLines(typed).map(({ label }) => label);

  it('shows the whole entry, TYT before AYT', () => {
    expect(labels('kimya 45 dk')).toEqual(['TYT Kimya · 45 dk', 'AYT Kimya · 45 dk']);
    expect(labels('mat türev 40')).toEqual(['AYT Matematik: Türev · 40 soru']);
  });

  it('guesses topics that begin so, at last one of the coach’s own, none of which Enter takes', () => {
    const guesses = suggestLines('geo çember 20');
    expect(guesses.map(({ label }) => label)).toEqual([
      'TYT Geometri: Çemberde Açı · 20 soru',
      'TYT Geometri: Çemberde Uzunluk · 20 soru',
      'TYT Geometri: “çember” konusu · 20 soru',
    ]);
    expect(guesses.every(({ mustChoose }) => mustChoose)).toBe(true);
    expect(stored(takeLines('geo çember 20', guesses[1]).entries)).toEqual([
      'geometri, Çemberde Uzunluk, 30 dk, 20 soru',
    ]);
  });

  it('guesses subjects by their first letters, and topics without their subject', () => {
    expect(labels('coğ')).toContain('AYT Coğrafya');
    expect(labels('basınç 20')).toEqual([
      'TYT Coğrafya: Basınç ve Rüzgârlar · 20 soru',
      'TYT Fizik: Basınç · 20 soru',
    ]);
  });

  it('offers no guess while a number or a mark is left', () => {
    expect(labels('mat 2 test')).toEqual([]);
    expect(labels('fizik 50 dk')).toEqual([]);
    expect(labels('tyt mat türev')).not.toContain('TYT Matematik: “türev” konusu');
  });
});

it('a text that is understood but not entered says so', () => {
  expect(reasonOf('mat türev 40')).toBe('Henüz eklenmedi: Enter’a bas ya da sil.');
});
