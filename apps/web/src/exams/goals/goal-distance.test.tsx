import type { GoalGap, GoalProgramme } from '@netlik/contract/exams/estimates';
import { expect, it } from 'vitest';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { GoalDistance } from './goal-distance.tsx';

const law = (part: Partial<GoalProgramme>): GoalProgramme => ({
  code: '101110645',
  name: 'Hukuk',
  city: 'Ankara',
  scoreType: 'EA',
  quota: 400,
  quotaYear: 2026,
  rankLimit: null,
  conditions: [],
  ranks: [{ year: 2026, rank: 6120, computed: true }],
  reach: null,
  way: null,
  range: null,
  nets: null,
  missingBefore: null,
  gains: [],
  ...part,
});
const far = law({
  reach: 'far',
  ranks: [
    { year: 2026, rank: 6120, computed: true },
    { year: 2025, rank: 5893, computed: false },
  ],
  way: [{ key: 'edebiyat', from: 18, to: 24 }],
  range: { best: 14_000, middle: 21_000, worst: 32_000 },
  nets: { now: 88, missing: 11 },
  missingBefore: 13.5,
  gains: [
    { key: 'edebiyat', points: 2.8 },
    { key: 'matematik_ayt', points: 3.1 },
  ],
});
const paid = law({
  code: '2',
  name: 'Hukuk (Ücretli)',
  ranks: [{ year: 2026, rank: 90_000, computed: null }],
});

const render = (...programmes: GoalProgramme[]) => renderGap({ programmes });

const renderGap = (part: Partial<GoalGap>) =>
  renderScreen(
    <GoalDistance
      gap={{
        goalId: 'g',
        university: 'Ankara Üniversitesi',
        department: 'Hukuk',
        codeChange: null,
        programmes: [],
        ...part,
      }}
      first
      scores={<p>432,100 EA</p>}
    />,
  );

it.each([
  ['what is missing for a range', law({}), /denemeleri ve diploma notun gerekli/],
  ['that full marks are not enough', law({ reach: 'far' }), /tahminimiz bu sıraya varmıyor/],
  ['how far it is', far, /^Şimdilik uzak: yaklaşık 11 net$/],
  [
    'that today’s nets are enough',
    law({ reach: 'likely', way: [], nets: { now: 99, missing: 0 } }),
    /netlerin tahminen rahat yetiyor/,
  ],
  ['that no rank is known', law({ ranks: [] }), /bilinen bir başarı sırası yok/],
])('a goal says %s', async (_, programme, text) => {
  const screen = await render(programme);
  await expect.element(screen.getByText(text)).toBeVisible();
});

it('shows range, ranks, change and the two best subjects; years, scores and variants on demand', async () => {
  const screen = await render(paid, far);
  await expect.element(screen.getByText('Aralığın 14.000 – 32.000')).toBeVisible();
  await expect.element(screen.getByText('Son sıralar 5.893 – 6.120')).toBeVisible();
  await expect.element(screen.getByText(/Son denemenle 2,5 net yaklaştın. \(tahmini\)/)).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Edebiyat her net ≈ 2,8 puan', 'AYT Matematik her net ≈ 3,1 puan']);
  await expect.element(screen.getByText(/en kısa yol/)).not.toBeVisible();
  await screen.getByText('Yıl yıl').click();
  await expect.element(screen.getByText(/en kısa yol \(tahmini\): Edebiyat \+6 \(24 net\)/)).toBeVisible();
  await expect.element(screen.getByText('432,100 EA')).not.toBeVisible();
  await screen.getByText('Diğer seçenekler (1)').click();
  await expect.element(screen.getByText('Hukuk (Ücretli) · Ankara · EA')).toBeVisible();
  await expect.element(screen.getByText('432,100 EA')).toBeVisible();
  await expectFits();
  await expectAccessible();
});

it.each([
  ['is gone', 'absent', /2026 yerleştirme tablosunda yok/],
  ['has another code', 'renumbered', /Kodu 2026’da değişti/],
] as const)('says that a chosen programme %s', async (_what, codeChange, words) => {
  const screen = await renderGap({ codeChange, programmes: [law({ quotaYear: 2025 })] });
  await expect.element(screen.getByText(words)).toBeVisible();
});
