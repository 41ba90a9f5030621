import { toStudyDay } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { planSubject, program } from './coach.samples.ts';
import { programText } from './program-text.ts';

it('writes a program as text to send', () => {
  const subject = planSubject(0, {
    topicsDetailed: [
      { topic: 'Türev', solveQuestions: true, watchVideo: true, durationMinutes: 75 },
      { topic: 'Limit', watchVideo: false },
    ],
    videos: [
      {
        videoId: 'video000001',
        title: 'Türev 1',
        channelTitle: null,
        durationSeconds: null,
        thumbnail: null,
        position: 0,
        url: 'https://www.youtube.com/watch?v=video000001',
        playlistId: null,
        order: 1,
        uid: 'video-1',
      },
    ],
  });
  expect(
    programText(
      program(0, { date: toStudyDay('2026-11-17'), subjects: [subject], motivationNote: 'Güzel gidiyorsun' }),
    ),
  ).toBe(
    [
      '17 Kasım 2026 Salı · Türev günü',
      '',
      '1. TYT Matematik (1 sa 30 dk)',
      '   Türev kurallarını bitir',
      '   – Türev (soru çöz, video izle, 1 sa 15 dk)',
      '   – Limit',
      '   ▶ Türev 1: https://www.youtube.com/watch?v=video000001',
      '',
      'Güzel gidiyorsun',
    ].join('\n'),
  );
});
