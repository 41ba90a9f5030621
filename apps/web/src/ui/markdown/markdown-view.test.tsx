import { expect, it } from 'vitest';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { MarkdownView } from './markdown-view.tsx';

const text = `Bak: [hedeflerine](/goals), [ÖSYM](https://www.osym.gov.tr) ve [kötü](javascript:alert(1)), <b>HTML</b>.

![Uzak resim](https://example.com/resim.png)`;

it('dangerous links, HTML and remote pictures are rendered as text', async () => {
  const screen = await renderScreen(<MarkdownView text={text} />);
  const official = screen.getByRole('link', { name: /ÖSYM/ });
  await expect.element(official).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect.element(screen.getByText('<b>HTML</b>')).toBeVisible();
  await expect.element(screen.getByText('kötü')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'kötü' })).not.toBeInTheDocument();
  expect(screen.container.querySelector('img, b')).toBeNull();
  await expectAccessible();
});

it('a link inside the site stays in the app', async () => {
  const screen = await renderScreen(<MarkdownView text={text} />);
  await screen.getByRole('link', { name: 'hedeflerine' }).click();
  await expect.poll(() => screen.router.state.location.pathname).toBe('/goals');
});
