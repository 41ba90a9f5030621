import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { type EvaluationStatus, myCoach } from '@netlik/contract/coaching/my-coach';
import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { studentPrograms } from '@netlik/contract/planning/daily-plans/student-programs';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, program, today } from '../coach.samples.ts';
import { MyCoachPage } from './my-coach-page.tsx';

const coach = {
  id: idOf(90),
  name: 'Kemal Aydın',
  email: 'kemal@example.com',
  avatar: null,
  bio: 'On yıldır matematik öğretmeniyim.',
  assignedAt: '2026-09-01T09:00:00.000Z',
};
const due = { dueThisMonth: true, lastSubmittedAt: null, countThisMonth: 0 };
const given = { dueThisMonth: false, lastSubmittedAt: '2026-11-17T09:00:00.000Z', countThisMonth: 1 };

const serve = (status: EvaluationStatus = due) => {
  fakeApi.reply(myCoach.get, coach);
  fakeApi.reply(myCoach.feedbackStatus, status);
  fakeApi.reply(parentLinks.list, []);
  fakeApi.reply(parentReports.permission, { coachName: null, allowedAt: null });
  fakeApi.reply(coachNotes.listOwn, { data: [], pagination: { page: 1, limit: 20, total: 0 } });
  fakeApi.reply(studentPrograms.list, {
    data: [program(0, { shownStatus: 'missed' })],
    pagination: { page: 1, limit: 10, total: 24 },
  });
};

const open = async (width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<MyCoachPage />, { at: '/student/coach' });
};

describe('the student’s coach page', () => {
  it('opens the evaluation when it is due, says who sees it, and closes it after sending', async () => {
    serve();
    fakeApi.reply(myCoach.sendFeedback, given);
    const screen = await open();
    await expect.element(screen.getByText(/Koçun bu değerlendirmeyi hiçbir zaman görmez/)).toBeVisible();
    await expectTourAnchors('coach');
    await screen.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
    await expect.element(screen.getByText('Bir puan seç').first()).toBeVisible();
    await expectAccessible();
    for (const name of ['İletişim', 'Program kalitesi', 'Genel memnuniyet'])
      (
        screen.getByRole('group', { name }).getByRole('radio', { name: '4 yıldız' }).element() as HTMLElement
      ).click();
    await screen.getByRole('textbox', { name: /^Görüşün/ }).fill('Her şey yolunda.');
    await screen.getByText('Çok fazla baskı').click();
    fakeApi.reply(myCoach.feedbackStatus, given);
    await screen.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
    await expect.element(screen.getByText('Teşekkürler, değerlendirmen iletildi.')).toBeVisible();
    expect(fakeApi.calls(myCoach.sendFeedback)[0]!.body).toMatchObject({
      coachId: coach.id,
      categories: { communication: 4, programQuality: 4, overallSatisfaction: 4 },
      specificIssues: { tooMuchPressure: true },
    });
    await expect.element(screen.getByText(/^Bu ay değerlendirdin/)).toBeVisible();
  });

  it('shows today’s program and the coach’s last words before anything else', async () => {
    serve(given);
    const words = (index: number, text: string) => ({
      _id: idOf(index),
      kind: 'student' as const,
      text,
      authorName: 'Kemal Aydın',
      isOwn: false,
      createdAt: given.lastSubmittedAt,
      updatedAt: given.lastSubmittedAt,
      seenAt: given.lastSubmittedAt,
    });
    fakeApi.reply(coachNotes.listOwn, {
      data: [words(1, 'Bugün erken uyu.'), words(2, 'Eski not')],
      pagination: { page: 1, limit: 20, total: 2 },
    });
    const screen = await open(390);
    const start = screen.getByRole('link', { name: 'Devam et' });
    await expect.element(start).toHaveAttribute('href', `/study-plan?date=${today}`);
    // The app frame takes 130 px of a phone's first 600.
    expect(start.element().getBoundingClientRect().bottom).toBeLessThan(470);
    await expect.element(screen.getByText('Bugün erken uyu.')).toBeVisible();
    await expect.element(screen.getByText('Eski not')).not.toBeVisible();
    const evaluation = screen.getByRole('heading', { name: 'Aylık değerlendirme' }).element();
    const programs = screen.getByRole('heading', { name: 'Programlarım' }).element();
    expect(programs.compareDocumentPosition(evaluation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectAccessible();
  });

  it('filters and pages the programs', async () => {
    serve(given);
    const screen = await open(360);
    await expect.element(screen.getByRole('link', { name: 'Türev günü: planı aç' })).toBeVisible();
    const asked = () => fakeApi.calls(studentPrograms.list).at(-1)!.query;
    expect(asked().get('limit')).toBe('10');
    await screen.getByText('Filtrele').click();
    await screen.getByLabelText('Durum').selectOptions('missed');
    await expect.poll(() => asked().get('status')).toBe('missed');
    await expect.element(screen.getByText('Filtre: Kaçırıldı')).toBeVisible();
    await screen.getByRole('button', { name: 'Sonraki sayfa' }).click();
    await expect.poll(() => asked().get('page')).toBe('2');
    expectFits();
  });

  it('leaves the coach only after a question', async () => {
    serve(given);
    fakeApi.reply(myCoach.leave, null);
    const screen = await open();
    await screen.getByText('Ayrıntılar').click();
    await screen.getByRole('button', { name: 'Koçtan ayrıl' }).click();
    expect(fakeApi.calls(myCoach.leave)).toHaveLength(0);
    fakeApi.reply(myCoach.get, null);
    await screen.getByRole('dialog').getByRole('button', { name: 'Koçtan ayrıl' }).click();
    await expect.element(screen.getByText('Henüz bir koçun yok')).toBeVisible();
  });
});
