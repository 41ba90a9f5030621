import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { type Today, type TodayItem, today } from '@netlik/contract/planning/today';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { habits } from '@netlik/contract/study/habits';
import { studyDay } from '@netlik/domain/study-day';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import type { OnEntry, QuestionsToRecord } from './record-questions.ts';
import { TodayPanel } from './today-panel.tsx';

const idOf = (index: number) => `01890a5d-ac96-774b-bcce-b302099a80${60 + index}`;

const plan = (index: number, subject: string, part: Partial<TodayItem> = {}) =>
  ({
    id: idOf(index),
    kind: 'plan',
    done: false,
    skipped: false,
    planId: idOf(9),
    index,
    source: 'coach',
    subject,
    topics: ['Türev'],
    targetTime: 60,
    studyTime: 0,
    targetQuestions: 40,
    completedQuestions: 10,
    answersTyped: false,
    ...part,
  }) as TodayItem;

const items: TodayItem[] = [
  {
    id: idOf(5),
    kind: 'habit',
    name: 'Kitap oku',
    time: '22:00',
    done: false,
    skipped: false,
    isAuto: false,
    streak: 3,
  },
  plan(0, 'matematik'),
  plan(1, 'fizik', { done: true }),
  {
    id: idOf(6),
    kind: 'weekly',
    done: false,
    weekStart: studyDay(new Date()),
    subject: 'kimya',
    type: 'soru_cozum',
    topic: null,
    customTitle: null,
  },
  { id: 'cards', kind: 'cards', due: 12, fresh: 4, done: false },
  { id: 'mistakes', kind: 'mistakes', due: 3, done: false },
  {
    id: 'sessions',
    kind: 'challenge',
    title: 'İki çalışma',
    current: 1,
    target: 2,
    xpReward: 50,
    done: false,
  },
];

const day = (part: Partial<Today> = {}): Today => ({
  day: studyDay(new Date()),
  items,
  nextId: idOf(0),
  streak: { days: 12, studiedToday: true },
  seconds: 4800,
  questions: 40,
  lastSubject: 'matematik',
  canClose: false,
  closedAt: null,
  planner: 'none',
  ...part,
});

const Skipped = ({ onDone }: { onDone: () => void }) => (
  <button type="button" onClick={onDone}>
    Değerlendirmeyi geç
  </button>
);

const render = async (given: Today | (() => Today), onEntry: OnEntry = () => undefined) => {
  fakeApi.reply(today.get, given);
  return renderScreen(
    <main>
      <h1>Panel</h1>
      <TodayPanel
        onEntry={onEntry}
        Evaluation={Skipped}
        notice={<p>Dün 2 ders kaldı</p>}
        weekAction={<button type="button">Geride kaldım</button>}
      />
    </main>,
    { at: '/dashboard' },
  );
};

describe('Bugün', () => {
  beforeEach(async () => {
    await page.viewport(390, 844);
    // In the evening the habit of 22:00 would lead.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${studyDay(new Date())}T12:00:00+03:00`) });
  });
  afterEach(() => vi.useRealTimers());

  it('leads with the next thing and shows five more things in the first screen of a phone', async () => {
    const screen = await render(day());
    const start = screen.getByRole('link', { name: 'Başlat' });
    await expect
      .element(start)
      .toHaveAttribute('href', `/study-tracker/timer?start=plan&plan=${idOf(9)}&at=0`);
    const rows = screen.getByRole('list', { name: 'Bugünün listesi' }).getByRole('listitem').elements();
    expect(rows).toHaveLength(5);
    // The app frame takes 130 px of the 700.
    expect(rows.at(-1)!.getBoundingClientRect().bottom).toBeLessThan(570);
    await expect.element(screen.getByText('12 gün seri · 1 sa 20 dk · 40 soru')).toBeVisible();
    await expect.element(screen.getByText('Tamamlanan 1 iş')).toBeVisible();
    await expectAccessible();
    expectFits();
  });

  it('has the night’s line on top and the week’s action only where the day says so', async () => {
    const planned = await render(day({ planner: 'week' }));
    await expect.element(planned.getByRole('button', { name: 'Geride kaldım' })).toBeVisible();
    expect(planned.getByText('Dün 2 ders kaldı').query()).toBeNull();
    await planned.unmount();
    const told = await render(day({ planner: 'notice' }));
    const line = told.getByText('Dün 2 ders kaldı');
    await expect.element(line).toBeVisible();
    const topOf = (found: { element: () => Element }) => found.element().getBoundingClientRect().top;
    expect(topOf(line)).toBeLessThan(topOf(told.getByRole('link', { name: 'Başlat' })));
    await told.unmount();
    const unplanned = await render(day());
    await expect.element(unplanned.getByRole('link', { name: 'Başlat' })).toBeVisible();
    expect(unplanned.getByRole('button', { name: 'Geride kaldım' }).query()).toBeNull();
  });

  it('ticks with one press, shows it at once and takes it back', async () => {
    const sent: unknown[] = [];
    const keep = ({ body }: { body?: unknown }) => {
      sent.push(body);
      return null as never;
    };
    for (const endpoint of [habits.log, weeklyPlans.toggleStatus, dailyPlans.updateSubject])
      fakeApi.reply(endpoint, keep);
    const screen = await render(day());
    fakeApi.pending(today.get);
    await screen.getByRole('button', { name: 'Kimya: tamamlandı işaretle' }).click();
    await expect.element(screen.getByText('Tamamlanan 2 iş')).toBeVisible();
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => sent).toEqual([{ status: 'completed' }, { status: 'pending' }]);
    await screen.getByRole('button', { name: 'Kitap oku: tamamlandı işaretle' }).click();
    await expect.poll(() => sent.at(-1)).toMatchObject({ action: 'done' });
  });

  it('offers a start and a plan when nothing was planned, and says so when all is done', async () => {
    const screen = await render(day({ items: [], nextId: null, lastSubject: null }));
    await expect
      .element(screen.getByRole('link', { name: 'Çalışmaya başla' }))
      .toHaveAttribute('href', '/study-tracker/timer?start=last');
    await expect
      .element(screen.getByRole('link', { name: 'Haftamı planla' }))
      .toHaveAttribute('href', '/planner');
  });

  describe('a subject of the plan without time left', () => {
    const lacking = { studyTime: 70, targetQuestions: 40, completedQuestions: 10 };
    const onlyQuestions = [
      plan(0, 'matematik', lacking),
      plan(1, 'fizik', lacking),
      plan(2, 'kimya', { ...lacking, completedQuestions: 40, done: true }),
    ];

    it('opens the entry for its questions, in the lead and in the list, and is never started', async () => {
      const asked: (QuestionsToRecord | undefined)[] = [];
      const screen = await render(day({ items: onlyQuestions }), (questions) => asked.push(questions));
      await expectAccessible();
      expectFits();
      await screen.getByRole('button', { name: 'Soruları kaydet', exact: true }).click();
      await screen.getByRole('button', { name: /^TYT Fizik.*Soruları kaydet$/ }).click();
      await screen.getByRole('button', { name: 'Soru kaydet' }).click();
      expect(asked).toMatchObject([
        {
          line: '30 soru ',
          subject: 'matematik',
          planSubject: { _id: idOf(0), dailyPlanId: idOf(9), subjectIndex: 0 },
        },
        { subject: 'fizik', planSubject: { _id: idOf(1), subjectIndex: 1 } },
        undefined as never,
      ]);
      await screen.getByText('Tamamlanan 1 iş').click();
      await expect
        .element(screen.getByRole('link', { name: /Kimya/ }))
        .toHaveAttribute('href', '/study-plan?source=coach');
      expect(screen.getByRole('link', { name: 'Başlat' }).query()).toBeNull();
    });

    it.each([
      ['every question is counted', {}, { questions: 30, solved: 30 }, 0],
      ['some are left', {}, { questions: 20, solved: 18 }, 0],
      ['some are left blank', {}, { questions: 30, solved: 28 }, 1],
      ['the answers were typed before', { answersTyped: true }, { questions: 30, solved: 30 }, 1],
    ])(
      'is ticked after the entry only where the counts do not finish it: %s',
      async (_, part, saved, ticks) => {
        fakeApi.reply(dailyPlans.updateSubject, null as never);
        let request: QuestionsToRecord | undefined;
        const items = [plan(0, 'matematik', { ...lacking, ...part }), plan(1, 'fizik', lacking)];
        const screen = await render(day({ items }), (questions) => {
          request = questions;
        });
        await screen.getByRole('button', { name: 'Soruları kaydet', exact: true }).click();
        fakeApi.pending(today.get);
        request!.onSaved(saved);
        if (ticks > 0) await expect.element(screen.getByText('Tamamlanan 1 iş')).toBeVisible();
        expect(fakeApi.calls(dailyPlans.updateSubject)).toHaveLength(ticks);
      },
    );

    it('is ticked in the lead by who solved no questions', async () => {
      fakeApi.reply(dailyPlans.updateSubject, null as never);
      const screen = await render(day({ items: onlyQuestions }));
      fakeApi.pending(today.get);
      await screen.getByRole('button', { name: 'Yaptım' }).click();
      await expect.element(screen.getByText('Tamamlanan 2 iş')).toBeVisible();
      expect(fakeApi.calls(dailyPlans.updateSubject)[0]?.body).toMatchObject({ status: 'completed' });
    });
  });

  it('starts the subject of a weekly entry, whatever the timer was set to before', async () => {
    const screen = await render(day({ nextId: idOf(6) }));
    await expect
      .element(screen.getByRole('link', { name: 'Başlat' }))
      .toHaveAttribute('href', '/study-tracker/timer?start=block&focus=25&break=5&chosen=kimya');
  });

  it('closes the day: what is left goes where it is sent, and a proud line ends it', async () => {
    let body: unknown;
    let closedAt: string | null = null;
    fakeApi.reply(today.close, (request) => {
      body = request.body;
      closedAt = new Date().toISOString();
      return {
        day: day().day,
        closedAt,
        seconds: 4800,
        questions: 40,
        streak: 12,
        done: 1,
        moved: 1,
        dropped: 1,
      };
    });
    const screen = await render(() => day({ canClose: closedAt === null, closedAt }));
    await screen.getByRole('button', { name: 'Günü kapat' }).click();
    const kimya = screen.getByRole('radiogroup', { name: 'Kimya' });
    await kimya.getByText('Vazgeç').click();
    await screen.getByRole('button', { name: 'Devam et' }).click();
    // The day is shown as closed while the steps continue.
    await expect.element(screen.getByText('Günü kapattın. Yarın görüşürüz.')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Değerlendirmeyi geç' }).click();
    await expect
      .element(screen.getByText(/^Bugün 1 sa 20 dk çalıştın, 40 soru çözdün, 1 işi bitirdin\.$/))
      .toBeVisible();
    expect(body).toEqual({
      day: day().day,
      left: [
        { kind: 'plan', id: idOf(0), to: 'tomorrow' },
        { kind: 'weekly', id: idOf(6), to: 'away' },
      ],
    });
    await screen.getByRole('button', { name: 'İyi geceler' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});
