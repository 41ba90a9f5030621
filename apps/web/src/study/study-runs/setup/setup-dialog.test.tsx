import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { type SetupValues, setupValues } from './setup-values.ts';

const filled = { ...setupValues(null), subject: 'fizik' };
const render = async (initial: SetupValues = filled) => {
  const onStart = vi.fn();
  const screen = await renderScreen(
    <SetupDialog initial={initial} onStart={onStart} onClose={() => undefined} />,
  );
  return { screen, onStart, start: screen.getByRole('button', { name: 'Başla', exact: true }) };
};

it('shows subject and length on a phone, with „Başla” in view and the rest folded', async () => {
  await page.viewport(390, 664);
  const { screen, start } = await render();
  for (const part of [
    screen.getByLabelText('Ders', { exact: true }),
    screen.getByLabelText('Çalışma süresi'),
    start,
  ])
    await expect.element(part).toBeInViewport();
  await expect.element(screen.getByLabelText('Oturum sayısı')).not.toBeVisible();
  await expectAccessible();
  await screen.getByText('Ayrıntılar').click();
  await expect.element(screen.getByLabelText('Oturum sayısı')).toBeVisible();
});

it('shows the details when one is not the default', async () => {
  const { screen } = await render({ ...filled, breakMinutes: '5' });
  await expect.element(screen.getByLabelText('Mola', { exact: true })).toBeVisible();
});

it('opens the details for an error inside', async () => {
  const { screen, start, onStart } = await render({ ...filled, breakMinutes: '99' });
  await screen.getByText('Ayrıntılar').click();
  await start.click();
  await expect.element(screen.getByLabelText('Mola', { exact: true })).toHaveFocus();
  expect(onStart).not.toHaveBeenCalled();
});

it('asks a stopwatch for no length: it has no target', async () => {
  const { screen, start, onStart } = await render();
  await screen.getByText('Kronometre').click();
  await expect.element(screen.getByLabelText('Çalışma süresi')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Ayrıntılar')).not.toBeInTheDocument();
  await start.click();
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({
    mode: 'Stopwatch',
    config: { studyMinutes: 180, targetSessions: 1 },
  });
});
