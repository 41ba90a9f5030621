import { describe, expect, it } from 'vitest';
import { meanNets, netsOfAttempt } from './attempt-nets.ts';

const line = (subject: string, correct: number, wrong = 0, part?: 1 | 2) => ({
  subject,
  correct,
  wrong,
  blank: 0,
  ...(part && { part }),
});

describe('netsOfAttempt', () => {
  it('adds the subjects of a TYT test', () => {
    const bySubject = netsOfAttempt('TYT', [
      line('turkce', 30, 4),
      line('matematik', 20),
      line('geometri', 5, 4),
      line('fizik', 4),
      line('kimya', 3),
    ]);
    expect(bySubject).toEqual({
      nets: { tyt_turkce: 29, tyt_matematik: 24, tyt_fen: 7 },
      divided: false,
    });
    expect(netsOfAttempt('TYT', [line('tyt_fen', 7)]).nets).toEqual({ tyt_fen: 7 });
  });

  it('divides a whole AYT test by its questions, and says so', () => {
    const { nets, divided } = netsOfAttempt('AYT', [line('ayt_matematik', 30), line('ayt_fen', 20)]);
    expect(nets).toEqual({ matematik_ayt: 30, fizik_ayt: 7, kimya_ayt: 6.5, biyoloji_ayt: 6.5 });
    expect(divided).toBe(true);
  });

  it('divides Tarih without its part, and takes a named part as it is', () => {
    expect(netsOfAttempt('AYT', [line('tarih_ayt', 21)])).toEqual({
      nets: { tarih_1: 10, tarih_2: 11 },
      divided: true,
    });
    expect(netsOfAttempt('AYT', [line('tarih_ayt', 8, 0, 1), line('tarih_ayt', 9, 0, 2)])).toEqual({
      nets: { tarih_1: 8, tarih_2: 9 },
      divided: false,
    });
  });

  it('takes any language', () => {
    expect(netsOfAttempt('YDT', [line('almanca', 60, 8)]).nets).toEqual({ ydt: 58 });
  });
});

describe('meanNets', () => {
  it('averages over the attempts that have the net', () => {
    const mean = meanNets([
      netsOfAttempt('TYT', [line('turkce', 30), line('fizik', 4)]),
      netsOfAttempt('TYT', [line('turkce', 20)]),
    ]);
    expect(mean).toEqual({ nets: { tyt_turkce: 25, tyt_fen: 4 }, divided: false });
  });
});
