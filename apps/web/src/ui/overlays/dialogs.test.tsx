import { describe, expect, it, vi } from 'vitest';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Stateful } from '../../testing/stateful.tsx';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../forms/field.tsx';
import { FileDrop } from '../forms/file-drop.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { DatePicker } from '../pickers/date-picker.tsx';
import { confirmQueue } from './confirm-queue.ts';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

const dialogs = { modal: Modal, drawer: Drawer };

const renderDialog = async (kind: keyof typeof dialogs, locked = false) => {
  const Dialog = dialogs[kind];
  const screen = await renderScreen(
    <Stateful initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Aç</Button>
          <Button>Arkada</Button>
          {open && (
            <Dialog
              title="Hedef ekle"
              onClose={() => change(false)}
              locked={locked}
              footer={<Button>Kaydet</Button>}
            >
              <TextField label="Üniversite" />
              <DatePicker label="Gün" value="" onChange={() => undefined} />
            </Dialog>
          )}
        </>
      )}
    </Stateful>,
  );
  const opener = screen.getByRole('button', { name: 'Aç' });
  const dialog = screen.getByRole('dialog', { name: 'Hedef ekle' });
  opener.element().focus();
  await press('Enter');
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
};

describe.each(['modal', 'drawer'] as const)('a %s', (kind) => {
  it('is named by its title and takes the focus', async () => {
    const { screen } = await renderDialog(kind);
    await expect.element(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await expectAccessible();
  });
  it('is not lengthened by hidden texts further down', async () => {
    const Dialog = dialogs[kind];
    const screen = await renderScreen(
      <Dialog title="Uzun" onClose={() => undefined}>
        <div style={{ height: 3000 }} />
        <span className="visually-hidden">Sonda</span>
      </Dialog>,
    );
    const window = screen.getByRole('dialog', { name: 'Uzun' }).element();
    expect(window.scrollHeight).toBe(window.clientHeight);
  });
  it.each(['Tab', 'Shift+Tab'])('%s never leads to the page behind', async (key) => {
    const { screen, dialog } = await renderDialog(kind);
    const stops: string[] = [];
    for (let presses = 0; presses < 6; presses++) {
      await press(key);
      const at = document.activeElement;
      // After the last control the browser's own controls take the focus, as with every native dialog.
      expect(at === document.body || dialog.element().contains(at)).toBe(true);
      stops.push(at?.textContent ?? '');
    }
    expect(stops).toContain('Kaydet');
    await expect.element(screen.getByRole('button', { name: 'Arkada' })).not.toHaveFocus();
  });
  it('Escape closes it and returns the focus', async () => {
    const { opener, dialog } = await renderDialog(kind);
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
  it.each(['Enter', 'Space'])('%s on „Kapat” closes it and returns the focus', async (key) => {
    const { opener, dialog } = await renderDialog(kind);
    await press(key);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
  it('a press on the backdrop closes it', async () => {
    const { dialog } = await renderDialog(kind);
    dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
  });
  it('Escape closes a popup inside first', async () => {
    const { screen, dialog } = await renderDialog(kind);
    const field = screen.getByRole('button', { name: /^Gün: / });
    field.element().focus();
    await press('Enter');
    await expect.element(screen.getByRole('grid')).toBeVisible();
    await press('Escape');
    await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await expect.element(dialog).toBeVisible();
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

it('a locked modal stays open on Escape', async () => {
  const { screen, dialog } = await renderDialog('modal', true);
  await press('Escape');
  await expect.element(screen.getByRole('button', { name: 'Kapat' })).toBeDisabled();
  await expect.element(dialog).toBeVisible();
});

it('Enter in a field of a modal form submits it, and `data-first` has the focus', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await renderScreen(
    <Modal
      title="Hedef ekle"
      onClose={() => undefined}
      form={{ onSubmit }}
      footer={<Button type="submit">Kaydet</Button>}
    >
      <TextField label="Üniversite" data-first />
    </Modal>,
  );
  await expect.element(screen.getByLabelText('Üniversite')).toHaveFocus();
  await press('Enter');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

const Form = ({ onClose }: { onClose: () => void }) => {
  const form = useContractForm({
    initial: { text: '' },
    read: (data) => ({ ok: true, data }),
    write: async () => undefined,
  });
  return (
    <Modal title="Hatırlatıcı" form={form.form} onClose={onClose}>
      <TextField label="Metin" data-first {...form.text('text')} />
    </Modal>
  );
};

describe('a dialog with unsaved changes', () => {
  const renderForm = async () => {
    const onClose = vi.fn();
    const screen = await renderScreen(<Form onClose={onClose} />);
    const question = screen.getByRole('dialog', { name: 'Kaydetmeden kapatılsın mı?' });
    return { screen, onClose, question, field: screen.getByLabelText('Metin') };
  };

  it.each(['Escape', 'backdrop', 'button'])('asks once on %s and keeps what was typed', async (way) => {
    const { screen, onClose, question, field } = await renderForm();
    const dialog = screen.getByRole('dialog', { name: 'Hatırlatıcı' });
    await press('a', 'b');
    if (way === 'Escape') await press('Escape');
    else if (way === 'button') await screen.getByRole('button', { name: 'Kapat' }).click();
    else dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(question).toBeVisible();
    await screen.getByRole('button', { name: 'Geri dön' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('ab');
    expect(onClose).not.toHaveBeenCalled();
    await press('Escape');
    await screen.getByRole('button', { name: 'Kaydetmeden kapat' }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('survives Escape pressed again and again', async () => {
    const { onClose, question, field } = await renderForm();
    await press('a', 'Escape');
    await expect.element(question).toBeVisible();
    await press('Escape');
    await expect.element(question).not.toBeInTheDocument();
    await press('Escape', 'Escape', 'Escape');
    await expect.element(field).toHaveValue('a');
    expect(onClose).not.toHaveBeenCalled();
    for (const { answer } of confirmQueue.get()) answer(false);
  });

  it('asks for a chosen file as well', async () => {
    const onClose = vi.fn();
    const file = new File(['x'], 'soru.png', { type: 'image/png' });
    const screen = await renderScreen(
      <Modal title="Fotoğraf" onClose={onClose}>
        <FileDrop label="Soru" maxBytes={1000} file={file} onFile={() => undefined} />
      </Modal>,
    );
    await press('Escape');
    await screen.getByRole('button', { name: 'Geri dön' }).click();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not ask when nothing changed, or changed back', async () => {
    const { onClose } = await renderForm();
    await press('a', 'Backspace', 'Escape');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
