import { calendar } from '@netlik/contract/study/calendar';
import { type StudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { type StudyDay, studyDay, toStudyDay } from '@netlik/domain/study-day';
import { aStudySession } from '@netlik/testkit/rows/study';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { SessionsPage } from './study-sessions-page.tsx';

const session = (index: number, part: Partial<StudySession> = {}): StudySession => {
  const date = new Date(Date.now() - (index + 1) * 3_600_000);
  return aStudySession({
    _id: `01990000-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`,
    subject: index % 2 === 0 ? 'fizik_ayt' : 'turkce',
    duration: 20 + index,
    date: date.toISOString(),
    day: studyDay(date),
    quality: (index % 5) + 1,
    source: 'manual',
    ...part,
  });
};

/** Filters by subject and pages like the real server. */
const serve = (rows: StudySession[]) => {
  fakeApi.reply(studySessions.list, ({ query }) => {
    const [at, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const found = rows
      .filter(({ subject }) => !query.get('subject') || subject === query.get('subject'))
      .filter(({ notes }) => !query.get('search') || notes.includes(query.get('search')!));
    return {
      data: found.slice((at - 1) * limit, at * limit),
      pagination: { page: at, limit, total: found.length },
    };
  });
  fakeApi.reply(studySessions.get, ({ path }) => rows.find(({ _id }) => path.endsWith(_id))!);
};

const emptyDay = {
  totalTime: 0,
  sessionCount: 0,
  averageQuality: null,
  averageEfficiency: null,
  correct: 0,
  wrong: 0,
  blank: 0,
  reminders: 0,
  openReminders: 0,
  exams: 0,
  meetings: 0,
};
beforeEach(() => fakeApi.reply(calendar.days, []));

const many = Array.from({ length: 23 }, (_, index) => session(index));

const render = (search = '') =>
  renderScreen(
    <main>
      <SessionsPage />
    </main>,
    { at: `/study-tracker/sessions${search}` },
  );
type Screen = Awaited<ReturnType<typeof render>>;

const cards = (screen: Screen) => screen.getByRole('region', { name: 'Çalışmaların' }).getByRole('listitem');
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const asked = (name: string) => fakeApi.calls(studySessions.list).at(-1)?.query.get(name);

describe('the list', () => {
  it('shows a skeleton, then an error that can be retried', async () => {
    fakeApi.pending(studySessions.list);
    const waiting = await render();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await waiting.unmount();

    fakeApi.fail(studySessions.list, 'server.busy');
    const screen = await render();
    await expect.element(screen.getByText('Çalışma geçmişin alınamadı.')).toBeVisible();
    await expectAccessible();
    serve([]);
    await button(screen, 'Tekrar dene').click();
    await expect.element(screen.getByText('İlk çalışman burada görünecek')).toBeVisible();
    await expectAccessible();
    await expectTourAnchors('sessions');
  });

  it('has pages of 10, 20, 24 or 36, and asks the server to filter and search', async () => {
    serve(many);
    const screen = await render();
    await expect.element(screen.getByText('1–10 / 23 kayıt')).toBeVisible();
    expectFits();
    await expectAccessible();
    const size = screen.getByLabelText('Sayfa başına');
    const sizes = [...(size.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(sizes).toEqual(['10', '20', '24', '36']);
    await button(screen, 'Sonraki sayfa').click();
    await expect.element(screen.getByText('11–20 / 23 kayıt')).toBeVisible();
    await size.selectOptions('24');
    await expect.poll(() => cards(screen).elements().length).toBe(23);
    await screen.getByText('Filtreler ve sıralama').click();
    await screen.getByLabelText('Ders', { exact: true }).selectOptions('fizik_ayt');
    await expect.poll(() => cards(screen).elements().length).toBe(12);
    await screen.getByRole('searchbox').fill('hiç olmayan');
    await expect.element(screen.getByText('Aradığına uyan kayıt yok')).toBeVisible();
    await button(screen, 'Aramayı ve filtreleri temizle').click();
    await expect.poll(() => cards(screen).elements().length).toBe(23);
  });

  it('groups two-line rows of at most 72 px by day, with the sum of the whole day', async () => {
    const at = (index: number, day: number, time: string): StudySession =>
      session(index, { day: `2026-03-0${day}` as StudyDay, date: `2026-03-0${day}T${time}:00.000Z` });
    serve([
      at(0, 3, '18:00'),
      at(1, 3, '16:00'),
      ...many.slice(2, 12).map(({ duration }, index) => at(index + 2, 2, `0${duration % 10}:10`)),
    ]);
    fakeApi.reply(calendar.days, [{ ...emptyDay, date: '2026-03-02' as StudyDay, totalTime: 265 }]);
    const screen = await render();
    await expect.element(screen.getByRole('heading', { name: '3 Mart Salı' })).toBeVisible();
    const sums = () =>
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ parentElement }) => parentElement?.textContent);
    await expect.poll(sums).toEqual(['3 Mart Salı41 dk', '2 Mart Pazartesi4 sa 25 dk']);
    const heights = cards(screen)
      .elements()
      .map((element) => element.getBoundingClientRect().height);
    expect(heights).toHaveLength(10);
    expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  });

  it('has the settings of the last visit', async () => {
    serve(many);
    const first = await render();
    await first.getByLabelText('Sayfa başına').selectOptions('20');
    await first.getByText('Bu ay', { exact: true }).click();
    await expect.poll(() => asked('period')).toBe('month');
    await first.unmount();
    const again = await render();
    await expect.element(again.getByLabelText('Sayfa başına')).toHaveValue('20');
    await expect.element(again.getByRole('radio', { name: 'Bu ay' })).toBeChecked();
    await expect.poll(() => asked('limit')).toBe('20');
  });

  it('opens a session at its address without leaving the page of the list', async () => {
    serve(many);
    const screen = await render('?sessions.page=2');
    await expect.element(screen.getByText('11–20 / 23 kayıt')).toBeVisible();
    await cards(screen).first().getByRole('button').first().click();
    const detail = screen.getByRole('dialog', { name: 'Çalışma ayrıntısı' });
    await expect.element(detail).toBeVisible();
    expect(screen.router.state.location.search).toContain(`session=${many[10]!._id}`);
    await expectAccessible();
    await screen.router.navigate(-1);
    await expect.element(detail).not.toBeInTheDocument();
    await expect.element(screen.getByText('11–20 / 23 kayıt')).toBeVisible();
  });

  it('exports every filtered row', async () => {
    serve(many);
    const screen = await render();
    await expect.element(screen.getByText('1–10 / 23 kayıt')).toBeVisible();
    await button(screen, 'CSV indir').click();
    await expect.element(screen.getByText('23 çalışma indirildi.').first()).toBeVisible();
    expect(asked('fields')).toBe('summary');
  });
});

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1440, 900));
  afterEach(() => page.viewport(390, 844));

  it('explains efficiency, whose colours change at 80 and 60', async () => {
    serve([session(0, { efficiency: 80 }), session(1, { efficiency: 60 }), session(2, { efficiency: 59 })]);
    const screen = await render();
    await button(screen, 'Verimlilik: nasıl hesaplanır?').click();
    await expect.element(screen.getByText(/^Verimlilik = kalite/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText(/^Verimlilik = kalite/)).not.toBeInTheDocument();
    const tones = [...document.querySelectorAll<HTMLElement>('[data-tone]')].map(
      ({ dataset }) => dataset.tone,
    );
    expect(tones).toEqual(['success', 'warning', 'danger']);
    await expectAccessible();
  });
});

it('says first how much was studied this week and today, and offers to start', async () => {
  serve(many);
  fakeApi.reply(calendar.days, ({ query }) => [
    { ...emptyDay, date: toStudyDay(query.get('to')!), totalTime: 40 },
    { ...emptyDay, date: toStudyDay(query.get('from')!), totalTime: 60 },
  ]);
  const screen = await render();
  await expect.element(screen.getByText(/^1 sa 40 dk$/)).toBeVisible();
  await expect.element(screen.getByText(/^bu hafta · bugün (40 dk|1 sa)/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Çalışmaya başla' }))
    .toHaveAttribute('href', '/study-tracker/timer');
});

describe('the form', () => {
  const openForm = async () => {
    serve([]);
    const screen = await render();
    await button(screen, 'Elle ekle').click();
    return { screen, form: screen.getByRole('dialog', { name: 'Elle çalışma ekle' }) };
  };

  it('shows each missing field and focuses the first', async () => {
    const { form } = await openForm();
    await form.getByLabelText('Başlangıç saati').fill('abc');
    await form.getByRole('button', { name: 'Ekle', exact: true }).click();
    for (const text of [
      'Ders seçmelisin',
      'Başlangıç saatini yaz',
      'Süreyi dakika olarak yaz',
      'Nasıl geçtiğini seç',
    ])
      await expect.element(form.getByText(text)).toBeVisible();
    await expect.element(form.getByLabelText('Ders')).toHaveFocus();
    await expectAccessible();
    expectFits();
  });

  it('shows what the server refuses at its field, and keeps the rest', async () => {
    const errors = [{ path: 'date', message: 'Çalışma gelecekte başlayamaz' }];
    fakeApi.fail(studySessions.create, 'request.invalid', { errors });
    const { form } = await openForm();
    await form.getByLabelText('Ders').selectOptions('kimya');
    await form.getByLabelText('Süre').fill('45');
    await form.getByLabelText('Başlangıç saati').fill('0005');
    await form.getByText('İyi', { exact: true }).click();
    await form.getByText('Enerjik').click();
    await form.getByRole('button', { name: 'Ekle', exact: true }).click();
    await expect.element(form.getByText('Çalışma gelecekte başlayamaz')).toBeVisible();
    await expect.element(form.getByLabelText('Süre')).toHaveValue('45');
    await expect.element(form.getByLabelText('Başlangıç saati')).toHaveValue('00:05');
  });
});
