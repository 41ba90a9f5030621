import { describe, expect, it } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { CheckboxField } from './field.tsx';
import { SwitchField } from './switch-field.tsx';

const renderBoth = () =>
  renderScreen(
    <>
      <Stateful initial={false}>
        {(on, change) => (
          <SwitchField
            label="Anlık bildirimler"
            hint="Kapatırsan yalnızca burada görürsün."
            checked={on}
            onChange={(event) => change(event.currentTarget.checked)}
          />
        )}
      </Stateful>
      <Stateful initial={false}>
        {(on, change) => (
          <CheckboxField
            label="Okudum."
            error={on ? undefined : 'Onaylaman gerekiyor'}
            checked={on}
            onChange={(event) => change(event.currentTarget.checked)}
          />
        )}
      </Stateful>
    </>,
  );

describe.each([
  ['switch', 'Anlık bildirimler'],
  ['checkbox', 'Okudum.'],
] as const)('a %s', (role, name) => {
  it('Space turns it on and off', async () => {
    const screen = await renderBoth();
    const control = screen.getByRole(role, { name, exact: true });
    await expect.element(control).not.toBeChecked();
    control.element().focus();
    await press('Space');
    await expect.element(control).toBeChecked();
    await press('Space');
    await expect.element(control).not.toBeChecked();
    await expect.element(control).toHaveFocus();
  });
  it('a click on its label turns it on', async () => {
    const screen = await renderBoth();
    await screen.getByText(name, { exact: true }).click();
    await expect.element(screen.getByRole(role, { name, exact: true })).toBeChecked();
  });
});

it('hint and error are descriptions, not names', async () => {
  const screen = await renderBoth();
  await expect
    .element(screen.getByRole('switch', { name: 'Anlık bildirimler', exact: true }))
    .toHaveAccessibleDescription('Kapatırsan yalnızca burada görürsün.');
  const checkbox = screen.getByRole('checkbox', { name: 'Okudum.', exact: true });
  await expect.element(checkbox).toHaveAccessibleDescription('Onaylaman gerekiyor');
  await expect.element(checkbox).toBeInvalid();
  await expectAccessible();
});
