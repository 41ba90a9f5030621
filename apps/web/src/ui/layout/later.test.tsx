import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Later } from './later.tsx';

it('is drawn once what is above it stands', async () => {
  const stood: boolean[] = [];
  const Below = () => {
    stood.push(document.body.textContent.includes('Önce'));
    return <p>Sonra</p>;
  };
  const screen = await render(
    <>
      <p>Önce</p>
      <Later>
        <Below />
      </Later>
    </>,
  );
  await expect.element(screen.getByText('Sonra')).toBeVisible();
  expect(stood).not.toContain(false);
});
