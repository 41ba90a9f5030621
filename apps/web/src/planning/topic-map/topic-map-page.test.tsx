import { type MapTopic, type TopicDetail, topicMap } from '@netlik/contract/planning/topic-map';
import { toStudyDay } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse, mehmet } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { TopicMapPage } from './topic-map-page.tsx';

const history = {
  recent: { years: 5, questions: 7 },
  years: [
    { year: 2025, questions: 3 },
    { year: 2026, questions: 4 },
  ],
  sharedWith: [],
};
const topic = (name: string, part: Partial<MapTopic> = {}): MapTopic => ({
  topic: name,
  mastery: null,
  dueDay: null,
  isDue: false,
  isSkipped: false,
  expected: 1,
  history: null,
  ...part,
});
const due = topic('Optik', { mastery: 0.62, dueDay: toStudyDay('2026-11-10'), isDue: true, history });
const detail: TopicDetail = {
  subject: 'fizik',
  topic: 'Optik',
  mastery: 0.62,
  level: 0.8,
  recall: 0.78,
  dueDay: toStudyDay('2026-11-10'),
  isDue: true,
  isSkipped: false,
  learnLeft: 0,
  practiseLeft: 60,
  reviewMinutes: 25,
  recordCount: 14,
  history,
  records: [{ kind: 'answers', day: toStudyDay('2026-10-01'), correct: 18, wrong: 2 }],
  needs: [{ subject: 'fizik', topic: 'Dalgalar', strength: 'must', mastery: null }],
};
const serve = (topics: MapTopic[]) => {
  fakeApi.reply(topicMap.get, {
    userId: ayse._id,
    examDay: toStudyDay('2027-06-19'),
    examIsOfficial: false,
    subjects: [{ subject: 'fizik', topics }],
  });
  fakeApi.reply(topicMap.topic, detail);
};
const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<TopicMapPage />, { at: '/topic-map', ...options });

it('shows mastery, what is due and how often it was asked; a tap or the keys say why', async () => {
  await page.viewport(390, 800);
  serve([topic('Basınç'), due, topic('Dalgalar')]);
  const screen = await open();
  const tile = screen.getByRole('button', {
    name: 'Optik %62 hâkimiyet, tekrarı geldi, son 5 yılda 7 soru',
  });
  await expect.element(tile).toBeVisible();
  expectFits();
  await expectAccessible();
  screen.getByRole('button', { name: 'Basınç – kayıt yok' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(screen.getByText('Tekrar zamanı geldi: 25 dk ayır, 10–15 soru çöz.')).toBeVisible();
  await expect.element(screen.getByText('Soru kaydı: 18 doğru, 2 yanlış')).toBeVisible();
  await expect.element(screen.getByText('ve daha eski 13 kayıt')).toBeVisible();
  await expect.element(screen.getByText('son 5 yılda 7 soru (sayım, resmî değil)')).toBeVisible();
  await expectAccessible();
});

it('has the same as a table, and says how an empty map fills', async () => {
  await page.viewport(1440, 900);
  serve([topic('Basınç'), topic('Dalgalar')]);
  const screen = await open();
  await expect.element(screen.getByText(/kutular kendiliğinden dolar/)).toBeVisible();
  await screen.getByText('Tablo', { exact: true }).click();
  await expect.element(screen.getByRole('table', { name: 'Konu haritam' })).toBeVisible();
  await expectAccessible();
});

it('asks a coach for a student', async () => {
  const screen = await open({ person: { ...mehmet, role: 'coach' } });
  await expect.element(screen.getByText('Önce bir öğrenci seç')).toBeVisible();
});
