import { type TopicMap, topicMap } from '@netlik/contract/planning/topic-map';
import {
  type MatrixOverview,
  type TopicMatrix,
  topicMatrices,
} from '@netlik/contract/planning/topic-matrices';
import { columnOf } from '@netlik/domain/planning/topic-matrices/move-missed';
import { addDays, studyDay, toStudyDay } from '@netlik/domain/study-day';
import { topicsOf } from '@netlik/domain/yks/topics';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PastPrograms } from '../../coaching/coach-programs/past-programs.tsx';
import { formatDayMonth, formatMonth } from '../../formats/days.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { ayse, mehmet } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { TopicMatricesPage } from './topic-matrices-page.tsx';

const topics = [...topicsOf('matematik')];

const overview: MatrixOverview = {
  userId: ayse._id,
  examYear: 2027,
  examIsOfficial: false,
  overall: {
    topicCount: 200,
    doneCount: 50,
    projection: {
      done: 50,
      days: 60,
      left: 150,
      endsOn: toStudyDay('2027-05-15'),
      examDay: toStudyDay('2027-06-19'),
      beforeExam: true,
    },
  },
  subjects: [{ subject: 'matematik', topicCount: topics.length, doneCount: 2, projection: null }],
};

const known: TopicMap = {
  userId: ayse._id,
  examDay: toStudyDay('2027-06-19'),
  examIsOfficial: false,
  subjects: [
    {
      subject: 'matematik',
      topics: [
        {
          topic: topics[0]!,
          mastery: 0.62,
          dueDay: null,
          isDue: false,
          isSkipped: false,
          expected: 1.4,
          history: { recent: { years: 5, questions: 7 }, sharedWith: [] },
        },
      ],
    },
  ],
};

const serve = (part: Partial<TopicMatrix> = {}) => {
  let matrix: TopicMatrix = {
    userId: ayse._id,
    subject: 'matematik',
    dayCount: 31,
    day_count: 31,
    topics,
    cellColors: {},
    columnColors: {},
    topicColors: {},
    legend: {},
    version: 1,
    ...part,
  };
  fakeApi.reply(topicMatrices.overview, overview);
  fakeApi.reply(topicMap.get, known);
  fakeApi.reply(topicMatrices.get, () => matrix);
  fakeApi.reply(topicMatrices.save, ({ body }) => {
    matrix = { ...matrix, ...(body as TopicMatrix), version: matrix.version + 1 };
    return matrix;
  });
  fakeApi.reply(topicMatrices.saveLegend, ({ body }) => {
    matrix = { ...matrix, legend: body as TopicMatrix['legend'] };
    return matrix.legend;
  });
  return () => matrix;
};

const open = async (options: Parameters<typeof renderScreen>[1] = {}, width = 1440) => {
  await page.viewport(width, 900);
  const screen = await renderScreen(<TopicMatricesPage PastPrograms={PastPrograms} />, {
    at: '/topic-matrix',
    ...options,
  });
  const cell = (row: number, day: number) =>
    document.querySelector<HTMLTableElement>('[role=grid]')!.rows[row + 1]!.cells[day]!;
  return { ...screen, cell };
};

/** Awaited at the end of a test, because a late save would reach the next test's server. */
const isSaved = (screen: Pick<Awaited<ReturnType<typeof renderScreen>>, 'getByText'>) =>
  expect.element(screen.getByText('Kaydedildi', { exact: true })).toBeVisible();

describe('the topic matrix', () => {
  it('shows the grid, its legend, the progress and every element its tour points to', async () => {
    serve({ cellColors: { '0-1': 'orange' }, topicColors: { 0: 'green' }, columnColors: { 7: 'gray' } });
    const { cell, ...screen } = await open();
    await expect.element(screen.getByRole('grid', { name: /TYT Matematik/ })).toBeVisible();
    expect(cell(0, 1)).toHaveAccessibleName('Konu çalışıldı');
    expect([cell(0, 0).offsetWidth, cell(0, 1).offsetWidth]).toEqual([260, 32]);
    await expect
      .element(screen.getByText(/15 Mayıs 2027 tarihinde biter, sınavdan 35 gün önce/))
      .toBeVisible();
    await expect.element(screen.getByText('60 günde 50 konu bitti, 150 konu kaldı.')).toBeVisible();
    await expectTourAnchors('topic-matrix');
    await expectAccessible();
  });

  it('colours by mouse and keys, and saves', async () => {
    const matrix = serve();
    const { cell, ...screen } = await open();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await press('w');
    await expect.element(screen.getByText('Önce bir hücre, gün ya da konu seç.')).toBeVisible();
    await userEvent.click(cell(0, 1));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(cell(1, 2));
    await userEvent.keyboard('{/Shift}');
    await expect.element(screen.getByText('4 seçili')).toBeVisible();
    await press('e');
    expect(document.querySelectorAll('td[data-color="blue"]')).toHaveLength(4);
    await expect.element(screen.getByText('Konu matrisi kaydedildi')).toBeVisible();
    await expect.element(screen.getByText('Önce hücre seç, sonra renk')).toBeVisible();
    await userEvent.dragAndDrop(cell(3, 1), cell(3, 5));
    await expect.element(screen.getByText('5 seçili')).toBeVisible();
    await press('ArrowDown', 'Shift+ArrowRight', 'ArrowLeft', 'y');
    await userEvent.click(cell(2, 0));
    await userEvent.click(screen.getByRole('button', { name: 'Bitti (Yeşil)' }));
    await userEvent.click(cell(-1, 9));
    await press('u');
    await expect.poll(() => matrix().columnColors).toEqual({ 9: 'gray' });
    expect(matrix().topicColors).toEqual({ 2: 'green' });
    expect(matrix().cellColors).toEqual({
      '0-1': 'blue',
      '0-2': 'blue',
      '1-1': 'blue',
      '1-2': 'blue',
      '4-5': 'green',
    });
    await isSaved(screen);
  });

  it('changes the row of the coloured cell and no other', async () => {
    serve({ cellColors: { '0-1': 'red', '5-5': 'blue' } });
    const { cell, ...screen } = await open();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await userEvent.click(cell(9, 7));
    // The previously active row changes with the click.
    await expect.poll(() => cell(9, 7).dataset.active).toBe('true');
    const rows = new Set<Node | null>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) rows.add((target as Element).closest('tr'));
    });
    observer.observe(document.querySelector('tbody')!, { subtree: true, attributes: true, childList: true });
    await press('e');
    await expect.poll(() => cell(9, 7).dataset.color).toBe('blue');
    expect([...rows]).toEqual([cell(9, 7).parentElement]);
    observer.disconnect();
    await isSaved(screen);
  });

  it('takes what was left undone today to tomorrow, and back', async () => {
    const today = columnOf(studyDay(new Date()), 31)!;
    const matrix = serve({ cellColors: { [`1-${today}`]: 'red' } });
    const { cell, ...screen } = await open();
    const tomorrow = columnOf(addDays(studyDay(new Date()), 1), 31)!;
    await screen.getByRole('button', { name: 'Bugünün 1 eksiğini yarına taşı' }).click();
    expect([cell(1, today).dataset.color, cell(1, tomorrow).dataset.color]).toEqual([undefined, 'red']);
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => cell(1, today).dataset.color).toBe('red');
    await isSaved(screen);
    expect(matrix().cellColors).toEqual({ [`1-${today}`]: 'red' });
  });

  it('names the month above the days, and draws the marks of coming days as plans', async () => {
    const today = columnOf(studyDay(new Date()), 31)!;
    const marked = today < 31 ? today + 1 : 31;
    serve({ cellColors: { [`0-${today}`]: 'green', [`1-${marked}`]: 'green' } });
    const { cell, ...screen } = await open();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    const date = formatDayMonth(studyDay(new Date()));
    expect(cell(-1, today)).toHaveTextContent(`${today}${date}, bugün`);
    expect(document.querySelector('caption')).toHaveTextContent(formatMonth(studyDay(new Date())));
    expect(document.querySelector('caption')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      cell(-1, today).getBoundingClientRect().top,
    );
    expect(cell(0, today)).toHaveAccessibleName('Bitti');
    const sign = (of: HTMLElement) => getComputedStyle(of, '::after').content;
    expect(sign(cell(0, today))).toBe('"✓"');
    // The last day of a 31-day month has no future day.
    if (marked === today) return;
    expect(cell(1, marked)).toHaveAccessibleName('Plan: Bitti');
    expect(sign(cell(1, marked))).toBe('"○"');
    const { backgroundColor, boxShadow } = getComputedStyle(cell(1, marked));
    expect([backgroundColor, boxShadow]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
  });

  it('lists topics with their last marks on a phone, where a tap takes today’s to the next one', async () => {
    const today = columnOf(studyDay(new Date()), 31)!;
    const marks = Object.fromEntries([1, 2, 3, 4].map((day) => [`1-${day}`, 'blue' as const]));
    const matrix = serve({ cellColors: today > 4 ? marks : {}, topicColors: { 0: 'green' } });
    const screen = await open({}, 390);
    const row = screen.getByRole('button', { name: new RegExp(`^${topics[1]}.*Bugün: Boş$`) });
    await expect.element(row).toBeVisible();
    // The app frame takes 130 px of a phone's first 600.
    expect(row.element().getBoundingClientRect().bottom).toBeLessThan(470);
    expect(row.element().querySelectorAll('[data-color="blue"]')).toHaveLength(today > 4 ? 3 : 0);
    await expect
      .element(screen.getByText(`${topics.length} konunun 1 tanesi bitti`, { exact: false }))
      .toBeVisible();
    await screen.getByText('Biten konular (1)').click();
    await expect.element(screen.getByText('hâkimiyet %62 · son 5 yılda 7 soru')).toBeVisible();
    expectFits();
    await expectAccessible();
    await row.click();
    await expect.poll(() => matrix().cellColors[`1-${today}`]).toBe('orange');
    await screen.getByText('Tablo').click();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await isSaved(screen);
  });

  it('keeps the colours at the bottom of a phone while cells are chosen', async () => {
    serve();
    const { cell, ...screen } = await open({ at: '/topic-matrix?view=table' }, 390);
    await expect.element(screen.getByRole('grid')).toBeVisible();
    const today = columnOf(studyDay(new Date()), 31)!;
    const grid = screen.getByRole('grid').element();
    const before = grid.getBoundingClientRect().top + scrollY;
    await userEvent.click(cell(0, today));
    const dock = screen.getByRole('toolbar', { name: 'Renkler' });
    await expect.element(dock).toBeVisible();
    expect(grid.getBoundingClientRect().top + scrollY, 'the chosen cell moved').toBe(before);
    scrollTo(0, document.body.scrollHeight);
    await expect.poll(() => Math.round(dock.element().getBoundingClientRect().bottom)).toBe(888);
    expectFits();
    await expectAccessible();
    await dock.getByRole('button', { name: 'Tekrar (Mor)' }).click();
    await expect.poll(() => cell(0, today).dataset.color).toBe('purple');
    await expect.element(dock).not.toBeInTheDocument();
    await isSaved(screen);
  });

  it('renames the colours', async () => {
    serve({ legend: { red: 'Zayıf' } });
    const screen = await open();
    await screen.getByRole('button', { name: 'Anlamları değiştir' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Kırmızı' })).toHaveValue('Zayıf');
    await screen.getByRole('textbox', { name: 'Yeşil' }).fill('Tamam');
    await expectAccessible();
    await screen.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(screen.getByRole('button', { name: 'Tamam (Yeşil)' })).toBeVisible();
  });

  it('lets a free student look only, on a phone', async () => {
    serve({ cellColors: { '0-1': 'red' } });
    const { cell, ...screen } = await open(
      { person: { ...ayse, plan: { tier: 'free' } }, at: '/topic-matrix?view=table' },
      390,
    );
    await expect.element(screen.getByText(/düzenleme yetkin yok/)).toBeVisible();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await userEvent.click(cell(1, 1));
    await press('w');
    expect(cell(1, 1)).not.toHaveAttribute('data-color');
    await expect.element(screen.getByRole('button', { name: 'Bitti (Yeşil)' })).not.toBeInTheDocument();
    expectFits();
    await expectAccessible();
  });

  it('keeps changes without a connection and says so', async () => {
    serve();
    const { cell, ...screen } = await open();
    await expect.element(screen.getByRole('grid')).toBeVisible();
    fakeApi.offline(topicMatrices.save);
    await userEvent.click(cell(0, 1));
    await press('r');
    await expect.element(screen.getByText('Bağlantı yok, saklandı')).toBeVisible();
    expect(localStorage.getItem(`netlik.topic-matrix.${ayse._id}.matematik`)).toContain('"0-1":"purple"');
    await screen.getByRole('button', { name: 'Yerel kopyayı sil' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Yerel kopyayı sil' }).click();
    await expect.poll(() => document.querySelector('td[data-color]')).toBeNull();
  });

  it('asks a coach for a student, and says when the list does not load', async () => {
    serve();
    fakeApi.reply(topicMatrices.students, [{ _id: ayse._id, firstName: 'Ayşe', lastName: 'Işık' }]);
    const coach = { ...mehmet, role: 'coach' as const };
    const screen = await open({ person: coach });
    await expect.element(screen.getByText('Önce bir öğrenci seç')).toBeVisible();
    await screen.getByLabelText('Öğrenci').selectOptions('Ayşe Işık');
    await expect.element(screen.getByRole('grid')).toBeVisible();
    expect(screen.router.state.location.search).toContain(`studentId=${ayse._id}`);
    await screen.unmount();
    fakeApi.fail(topicMatrices.students, 'server.busy');
    const failing = await open({ person: coach });
    await expect.element(failing.getByText(/^Öğrenciler yüklenemedi: /)).toBeVisible();
  });
});
