import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { type Today, type TodayItem, today } from '@netlik/contract/planning/today';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { habits } from '@netlik/contract/study/habits';
import { studyDay } from '@netlik/domain/study-day';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
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

const render = async (given: Today) => {
  fakeApi.reply(today.get, given);
  return renderScreen(
    <main>
      <h1>Panel</h1>
      <TodayPanel
        onEntry={() => undefined}
        Evaluation={Skipped}
        notice={<p>Dün 2 ders kaldı</p>}
        weekAction={<button type="button">Geride kaldım</button>}
      />
    </main>,
    { at: '/dashboard' },
  );
};

describe('Bugün', () => {
  beforeEach(() => page.viewport(390, 844));

  it('leads with the next thing and shows five more things in the first screen of a phone', async () => {
    const screen = await render(day());
    const start = screen.getByRole('link', { name: 'Başlat' });
    await expect
      .element(start)
      .toHaveAttribute('href', `/study-tracker/timer?start=plan&plan=${idOf(9)}&at=0`);
    const rows = screen.getByRole('list', { name: 'Bugünün listesi' }).getByRole('listitem').elements();
    expect(rows).toHaveLength(5);
    // The frame above the page takes 130 px of the 700.
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

  it('closes the day: what is left goes where it is sent, and a proud line ends it', async () => {
    let body: unknown;
    fakeApi.reply(today.close, (request) => {
      body = request.body;
      return {
        day: day().day,
        closedAt: new Date().toISOString(),
        seconds: 4800,
        questions: 40,
        streak: 12,
        done: 1,
        moved: 1,
        dropped: 1,
      };
    });
    const screen = await render(day({ canClose: true }));
    await screen.getByRole('button', { name: 'Günü kapat' }).click();
    const kimya = screen.getByRole('radiogroup', { name: 'Kimya' });
    await kimya.getByText('Vazgeç').click();
    await screen.getByRole('button', { name: 'Devam et' }).click();
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
