import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Pager } from './pager.tsx';

it('turns to the start of the next page', async () => {
  const onPage = vi.fn();
  const screen = await renderScreen(
    <section>
      <ul style={{ height: 3000 }} aria-label="Programlar" />
      <Pager label="Sayfalar" page={1} pages={3} onPage={onPage} />
    </section>,
  );
  await screen.getByRole('button', { name: 'Sonraki sayfa' }).click();
  expect(onPage).toHaveBeenCalledWith(2);
  await expect
    .poll(() => screen.getByRole('list').element().getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(0);
});
