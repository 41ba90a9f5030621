import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Chart } from './chart.tsx';
import { numberAxis } from './chart-scale.ts';

const months = ['Eylül', 'Ekim', 'Kasım', 'Aralık'];
const nets = [60, null, 72.5, 75];

const NetChart = () => (
  <Chart
    title="Net gidişatı"
    slots={months.map((key) => ({ key, tick: key.slice(0, 3) }))}
    plots={[
      {
        kind: 'line',
        axisName: 'Ortalama net',
        axis: numberAxis([60, 75], { free: true }),
        tickText: String,
        series: [{ name: 'Net', values: nets, colour: 'var(--primary)' }],
      },
      {
        kind: 'stacked',
        axisName: 'Soru',
        axis: numberAxis([120]),
        tickText: String,
        series: [
          { name: 'Doğru', values: [70, null, 80, 82], colour: 'var(--good)' },
          { name: 'Yanlış', values: [20, null, 18, 16], colour: 'var(--danger)' },
        ],
      },
    ]}
    readout={(at) => `${months[at]}: ${nets[at] ?? 'deneme yok'}`}
    columns={['Ay', 'Net']}
    row={(at) => [months[at]!, nets[at] === null ? '–' : String(nets[at])]}
  />
);

it('is read by arrow keys and by touch, has a table behind, and leaves a missing period empty', async () => {
  await page.viewport(390, 800);
  const screen = await renderScreen(<NetChart />);
  const reading = screen.getByRole('slider', { name: 'Net gidişatı' });
  (reading.element() as HTMLElement).focus();
  // The pointer may still rest where an earlier test left it, which also shows a reading.
  await press('End');
  await expect.element(reading).toHaveAttribute('aria-valuetext', 'Aralık: 75');
  await press('ArrowLeft');
  await press('ArrowLeft');
  await expect.element(screen.getByText('Ekim: deneme yok')).toBeVisible();
  // Three values in two runs, because the month between them is no point of the line.
  const [line] = screen.container.querySelectorAll('svg');
  expect(line!.querySelectorAll('[data-part="curve"]')).toHaveLength(2);
  const points = [...line!.querySelectorAll('[data-part="curve"]')].flatMap((run) =>
    run.getAttribute('d')!.split('C'),
  );
  expect(points).toHaveLength(3);
  await screen.getByText('Tablo olarak gör').click();
  await expect.element(screen.getByRole('row', { name: 'Ekim –' })).toBeVisible();
  await expectAccessible();
  expectFits();
});
