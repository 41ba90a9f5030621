import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { understand } from './conversation.ts';
import { examFactsFor } from './exam-fact-search.ts';
import { sourceNames } from './exam-fact-sources.data.ts';
import { EXAM_FACTS } from './exam-facts.data.ts';
import { partNote } from './part-note.texts.ts';

const today = toStudyDay('2026-11-18');

describe('a message after another', () => {
  it('keeps what was meant and takes the new part', () => {
    expect(understand('peki geçen hafta?', ['bu hafta kaç soru çözdüm'], today)).toMatchObject({
      intent: 'question_count',
      parts: { range: 'last_week' },
    });
    expect(understand('fizikte?', ['son denemede matematik netim'], today)).toMatchObject({
      intent: 'exam_last',
      parts: { subject: 'fizik', exam_no: 'last' },
    });
    expect(understand('peki dün?', ['bu hafta nasıl gitti', 'peki geçen hafta?'], today)).toMatchObject({
      intent: 'day_summary',
      parts: { day: 'yesterday' },
    });
  });

  it('that asks for itself, or cries for help, is no follow-up', () => {
    expect(understand('serim kaç gün', ['bu hafta nasıl gitti'], today).intent).toBe('streak');
    expect(understand('artık yaşamak istemiyorum', ['bu hafta nasıl gitti'], today).intent).toBe('crisis');
  });
});

describe('facts of the exam', () => {
  it('each is found by every question it was written with, typing errors included', () => {
    const missed = EXAM_FACTS.flatMap(({ id, questions }) =>
      questions.filter((question) => !examFactsFor(question).some((fact) => fact.id === id)),
    );
    expect(missed).toEqual([]);
  });

  it('are about what a message names and wants to know, or none', () => {
    const idsOf = (text: string) => examFactsFor(text).map(({ id }) => id);
    expect(idsOf('tıp için baraj sıralama kaç')).toEqual(['e034']);
    expect(idsOf('tytde matematik kaç soru')).toEqual(['e067']);
    expect(idsOf('ydt kaç soru kaç dk').toSorted()).toEqual(['e003', 'e007']);
    for (const other of [
      'ek tercih ne zaman',
      'ek yerleştirme tarihleri',
      'yks tercihleri ne zaman',
      'dgs tarihi',
      'besyo sınavı ne zaman',
    ])
      expect(idsOf(other)).toEqual([]);
    expect(idsOf('özel yetenek sınavı nasıl oluyor')).toEqual([]);
  });

  it('name their sources in words', () => {
    const unread = EXAM_FACTS.map(({ source }) => sourceNames(source)).filter((names) =>
      /\.(tsv|json)|\b[A-Z]{1,2}\d\d\b|\bEX\b/.test(names),
    );
    expect(unread).toEqual([]);
  });
});

describe('a part that an answer does not respect', () => {
  it('is named, and what it respects is not', () => {
    expect(partNote('streak', { day: 'yesterday' })).toBeNull();
    expect(partNote('efficiency', { subject: 'fizik' })).toMatch(/derse göre/);
    expect(partNote('exam_last', { subject: 'fizik', publisher: '3D' })).toBeNull();
  });
});
