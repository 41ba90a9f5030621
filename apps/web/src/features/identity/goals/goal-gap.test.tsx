import type { GoalProgramme } from '@netlik/contract/estimates';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { GoalGap } from './goal-gap.tsx';

const law = (part: Partial<GoalProgramme>): GoalProgramme => ({
  code: '101110645',
  name: 'Hukuk',
  city: 'Ankara',
  scoreType: 'EA',
  quota: 400,
  ranks: [{ year: 2026, rank: 6120, computed: true }],
  reach: null,
  way: null,
  ...part,
});

it.each([
  ['what is missing for a range', law({}), /denemeleri ve diploma notun gerekli/],
  ['that full marks are not enough', law({ reach: 'far' }), /tahminimiz bu sıraya varmıyor/],
  [
    'the shortest way',
    law({ reach: 'far', way: [{ key: 'edebiyat', from: 18, to: 20.5 }] }),
    /en kısa yol \(tahmini\): Edebiyat \+2,5 \(20,5 net\)/,
  ],
  ['that today’s nets are enough', law({ reach: 'likely', way: [] }), /Bugünkü netlerin tahminen yetiyor/],
  ['that no rank is known', law({ ranks: [] }), /bilinen bir başarı sırası yok/],
])('a goal says %s', async (_, programme, text) => {
  const screen = await renderScreen(<GoalGap gap={{ goalId: programme.code, programmes: [programme] }} />);
  await expect.element(screen.getByText(text)).toBeVisible();
});
