import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DeferredRender } from './deferred-render.tsx';

const stood: boolean[] = [];
const Below = () => {
  stood.push(document.body.textContent.includes('Önce'));
  return <p>Sonra</p>;
};

it('is drawn once what is above it stands', async () => {
  const screen = await render(
    <>
      <p>Önce</p>
      <DeferredRender>
        <Below />
      </DeferredRender>
    </>,
  );
  await expect.element(screen.getByText('Sonra')).toBeVisible();
  expect(stood).not.toContain(false);
});
