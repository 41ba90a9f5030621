import { check } from '@netlik/contract/check';
import { PersonalForm } from '@netlik/contract/identity/users';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../data/calls/api-error.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../buttons/button.tsx';
import { TextAreaField, TextField } from './field.tsx';
import { useContractForm } from './use-contract-form.ts';

const refusal = () =>
  new ApiError('Bilgileri kontrol et.', {
    status: 422,
    code: 'validation',
    fields: [{ path: 'lastName', message: 'Bu soyadı kabul edilmedi' }],
  });

const Form = ({ send }: { send: () => Promise<void> }) => {
  const form = useContractForm({
    initial: { firstName: '', lastName: 'Yılmaz', phone: '', bio: '' },
    read: (values) => check(PersonalForm, values),
    write: send,
  });
  return (
    <form {...form.form}>
      <TextField label="Ad" {...form.text('firstName')} />
      <TextField label="Soyad" {...form.text('lastName')} />
      <TextAreaField label="Hakkımda" max={10} maxLength={10} {...form.text('bio')} />
      <Button type="submit" busy={form.busy}>
        Kaydet
      </Button>
    </form>
  );
};

const renderForm = async (send = vi.fn(async () => undefined)) => {
  const screen = await renderScreen(<Form send={send} />);
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return { screen, field, send };
};

it('an invalid field gets the focus and its error, which goes once it is right', async () => {
  const { screen, field, send } = await renderForm();
  field('Soyad').element().focus();
  await press('Enter');
  await expect.element(field('Ad')).toHaveFocus();
  await expect.element(field('Ad')).toBeInvalid();
  await expect.element(field('Ad')).toHaveAccessibleDescription('Ad gereklidir');
  await expectAccessible();
  await press('A', 'd', 'a');
  await expect.element(screen.getByText('Ad gereklidir')).not.toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});

it("the server's error stands at its field, which gets the focus", async () => {
  const { field } = await renderForm(vi.fn(() => Promise.reject(refusal())));
  await field('Ad').fill('Ada');
  await press('Enter');
  await expect.element(field('Soyad')).toHaveFocus();
  await expect.element(field('Soyad')).toHaveAccessibleDescription('Bu soyadı kabul edilmedi');
});

it('two quick presses of Enter send once', async () => {
  const { field, send } = await renderForm(vi.fn(() => new Promise<undefined>(() => undefined)));
  await field('Ad').fill('Ada');
  await press('Enter', 'Enter');
  await expect.poll(() => send.mock.calls.length).toBe(1);
});

it('a text area counts characters and accepts no more', async () => {
  const { screen, field } = await renderForm();
  await field('Hakkımda').fill('ş'.repeat(9));
  await press('ğ', 'ğ', 'ğ');
  await expect.element(field('Hakkımda')).toHaveValue(`${'ş'.repeat(9)}ğ`);
  await expect.element(screen.getByText('10 / 10')).toBeVisible();
});
