import { describe, expect, it } from 'vitest';
import { proposalFor } from './actions.ts';

// A Wednesday.
const now = new Date('2026-11-18T12:00:00+03:00');
const actionOf = (text: string) => proposalFor(text, { now, field: 'sayisal' })?.action ?? null;

describe('what the assistant offers to do', () => {
  it('starts a timer, with the subject that is named', () => {
    expect(actionOf('sayacı başlat')).toEqual({ kind: 'timer', subject: null, minutes: null });
    expect(actionOf('geometri için pomodoro başlatır mısın')).toEqual({
      kind: 'timer',
      subject: 'geometri',
      minutes: null,
    });
  });

  it('starts it for as long as is said', () => {
    expect(actionOf('45 dk geometri sayacı başlat')).toMatchObject({ subject: 'geometri', minutes: 45 });
    expect(actionOf('bana 25 dklık sayaç aç')).toMatchObject({ kind: 'timer', minutes: 25 });
  });

  it('takes an hour for no text of a reminder, and says that it cannot keep it', () => {
    expect(actionOf('hatırlatıcı kur akşam 8 e')).toBeNull();
    const proposal = proposalFor("yarın akşam 8'de optik tekrarını hatırlat", { now });
    expect(proposal?.action).toMatchObject({ text: 'optik tekrarını', date: '2026-11-19' });
    expect(proposal?.response).toContain('Saat seçemiyorum');
  });

  it('plans questions that are to come instead of logging them', () => {
    expect(actionOf('bugüne 40 soru paragraf yazsana')).toMatchObject({
      kind: 'plan',
      subject: 'turkce',
      type: 'soru_cozum',
    });
  });

  it('adds a subject to the plan of the day to come', () => {
    expect(actionOf('yarına geometri ekle')).toEqual({
      kind: 'plan',
      day: '2026-11-19',
      subject: 'geometri',
      type: 'konu_anlatim',
    });
    expect(actionOf('planıma cuma günü geometri soru çözümü ekler misin')).toEqual({
      kind: 'plan',
      day: '2026-11-20',
      subject: 'geometri',
      type: 'soru_cozum',
    });
  });

  it('logs questions as the quick entry reads them', () => {
    expect(actionOf('dün geometri 40 soru 32d 8y kaydet')).toEqual({
      kind: 'questions',
      date: '2026-11-17',
      subject: 'geometri',
      topic: null,
      correct: 32,
      wrong: 8,
    });
    expect(actionOf('30 geometri çözdüm 25 doğru 5 yanlış')).toMatchObject({ correct: 25, wrong: 5 });
  });

  it('sets a reminder with its words alone', () => {
    expect(actionOf('yarın bana optik formülleri hatırlat')).toEqual({
      kind: 'reminder',
      date: '2026-11-19',
      text: 'optik formülleri',
    });
  });

  it('opens a page by its name', () => {
    expect(actionOf('denemelerimi aç')).toEqual({
      kind: 'page',
      path: '/exam-tracker',
      title: 'Denemelerim',
    });
    expect(actionOf('haftalık plana git')).toEqual({
      kind: 'page',
      path: '/weekly-plan',
      title: 'Haftalık plan',
    });
  });

  it('says what is missing instead of guessing', () => {
    for (const text of [
      'planıma ekle',
      'bana hatırlat',
      'geometri 40 soru kaydet',
      'dün için su içmeyi hatırlat',
    ]) {
      const proposal = proposalFor(text, { now });
      expect([text, proposal?.action]).toEqual([text, null]);
      expect(proposal?.response).toBeTruthy();
    }
  });

  it('offers nothing to whoever asks how, how much or tells something', () => {
    for (const text of [
      'sayacı nasıl başlatırım',
      'plana nasıl ders eklenir',
      'bugün kaç soru çözdüm',
      'denemeyi nereden ekliyorum',
      'son denemem kaç net',
      'bugün hiç çalışamadım çok üzgünüm',
      'hatırlatma kurmak mümkün mü',
      '🙂🙂',
      'a '.repeat(2000),
    ])
      expect([text, proposalFor(text, { now })]).toEqual([text, null]);
  });
});
