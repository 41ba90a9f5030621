import type { Advanced } from '@netlik/contract/study/analytics';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SubjectBars } from './subject-bars.tsx';

const row = (subject: string, totalTime: number): Advanced['subjectStats'][number] => ({
  subject,
  totalTime,
  sessionCount: 3,
  avgQuality: null,
  correctAnswers: 0,
  wrongAnswers: 0,
  blankAnswers: 0,
});
const minutes = [13 * 60 + 28, 10 * 60 + 19, 4 * 60, 60];

it.each([1280, 390])('the bars are proportional at %i px', async (width) => {
  await page.viewport(width, 800);
  const subjects = ['matematik', 'fizik', 'kimya', 'tarih'].map((key, index) => row(key, minutes[index]!));
  const screen = await renderScreen(<SubjectBars subjects={subjects} />);
  const bars = [...screen.container.querySelectorAll('[style*="--share"]')];
  const widths = bars.map((bar) => bar.getBoundingClientRect().width);
  expect(widths[0]).toBeGreaterThan(50);
  for (const [index, each] of widths.entries())
    expect(each / widths[0]!).toBeCloseTo(minutes[index]! / minutes[0]!, 2);
});
