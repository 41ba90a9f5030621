import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { FileDrop } from './file-drop.tsx';

const MB = 1024 * 1024;
const picture = (name: string, type = 'image/png', size = 3) =>
  new File([new Uint8Array(size)], name, { type });

const renderDrop = async (props: { progress?: number; disabled?: boolean } = {}) => {
  const screen = await renderScreen(
    <>
      <button type="button">Önce</button>
      <Stateful<File | null> initial={null}>
        {(file, change) => (
          <FileDrop
            {...props}
            label="Fotoğraf"
            maxBytes={MB}
            file={file}
            onFile={change}
            onRemove={() => change(null)}
          />
        )}
      </Stateful>
    </>,
  );
  const input = screen.getByLabelText('Fotoğraf', { exact: true });
  return { screen, input, zone: input.element().closest('label')! };
};

const withFiles = (file: File) => {
  const given = new DataTransfer();
  given.items.add(file);
  return given;
};

describe('a file drop', () => {
  it('is a named and described file input that Tab reaches', async () => {
    const { screen, input } = await renderDrop();
    await expect.element(input).toHaveAccessibleDescription('Sürükle, seç ya da yapıştır. En fazla 1 MB.');
    screen.getByRole('button', { name: 'Önce' }).element().focus();
    await press('Tab');
    await expect.element(input).toHaveFocus();
    await expectAccessible();
  });
  it.each(['Enter', 'Space'])('%s opens the file dialog', async (key) => {
    const { input } = await renderDrop();
    const element = input.element() as HTMLInputElement;
    const opened = new Promise((resolve) =>
      element.addEventListener('click', (event) => {
        event.preventDefault();
        resolve(true);
      }),
    );
    element.focus();
    await press(key);
    expect(await opened).toBe(true);
  });
  it('previews the chosen picture; removing it returns the focus', async () => {
    const { screen, input, zone } = await renderDrop();
    await userEvent.upload(input, picture('odtu.png'));
    await expect.element(screen.getByText(/^odtu\.png/)).toBeVisible();
    await expect.poll(() => zone.querySelector('img')?.src).toMatch(/^blob:/);
    await expectAccessible();
    screen.getByRole('button', { name: 'Seçimi kaldır' }).element().focus();
    await press('Enter');
    await expect.element(input).toHaveFocus();
    expect(zone.querySelector('img')).toBeNull();
  });
  it.each([
    ['another kind of file', picture('odev.pdf', 'application/pdf'), /Yalnızca resim/],
    ['a file that is too large', picture('dev.png', 'image/png', 2 * MB), /en fazla 1 MB/],
  ])('refuses %s and says why', async (_, file, reason) => {
    const { input, zone } = await renderDrop();
    // The test drops the file, because the file dialog offers pictures only.
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: withFiles(file), bubbles: true }));
    await expect.element(input).toHaveAccessibleDescription(reason);
    await expect.element(input).toBeInvalid();
    await expectAccessible();
  });
  it('takes a dropped and a pasted picture', async () => {
    const { screen, zone } = await renderDrop();
    zone.dispatchEvent(
      new DragEvent('drop', { dataTransfer: withFiles(picture('birakilan.png')), bubbles: true }),
    );
    await expect.element(screen.getByText(/^birakilan\.png/)).toBeVisible();
    zone.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: withFiles(picture('yapistirilan.png')), bubbles: true }),
    );
    await expect.element(screen.getByText(/^yapistirilan\.png/)).toBeVisible();
  });
  it('is closed while uploading, and shows how far it is', async () => {
    const { screen, input } = await renderDrop({ progress: 0.6 });
    await expect.element(input).toBeDisabled();
    await expect.element(screen.getByRole('progressbar', { name: 'Yükleniyor: Fotoğraf' })).toBeVisible();
    await expectAccessible();
  });
  it('takes nothing while disabled', async () => {
    const { screen, zone } = await renderDrop({ disabled: true });
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer: withFiles(picture('x.png')), bubbles: true }));
    await expect.element(screen.getByText(/^Sürükle/)).toBeVisible();
  });
});
