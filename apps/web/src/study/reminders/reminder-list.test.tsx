import { MAX_REMINDER, type Reminder, reminders } from '@netlik/contract/study/reminders';
import { parseStudyDay } from '@netlik/domain/study-day';
import { aReminder } from '@netlik/testkit/rows/study';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeRows } from '../../testing/fake-rows.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { ReminderList } from './reminder-list.tsx';

const day = parseStudyDay('2026-11-15')!;
const serve = (...rows: Partial<Reminder>[]) => fakeRows(reminders, aReminder, ...rows);

const open = async () => {
  const screen = await renderScreen(<ReminderList day={day} today={day} />);
  return {
    screen,
    rows: screen.getByRole('list', { name: 'Hatırlatmalar' }).getByRole('listitem'),
    text: screen.getByLabelText('Hatırlatma', { exact: true }),
    add: async (text: string) => {
      await screen.getByLabelText('Hatırlatma', { exact: true }).fill(text);
      await screen.getByRole('button', { name: 'Hatırlatma ekle' }).click();
    },
  };
};

describe('the list of reminders', () => {
  it('says that the day has none', async () => {
    serve();
    const { screen } = await open();
    await expect.element(screen.getByText('Bu güne hatırlatma yok.')).toBeVisible();
    await expectAccessible();
  });

  it('shows a skeleton while it loads', async () => {
    fakeApi.pending(reminders.list);
    const { screen } = await open();
    await expect.element(screen.getByText('Yükleniyor…')).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    fakeApi.fail(reminders.list, 'server.busy');
    const { screen, rows } = await open();
    await expect.element(screen.getByText('Hatırlatmalar alınamadı')).toBeVisible();
    serve({ text: 'Kitap al' });
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(rows).toHaveTextContent('Kitap al');
  });

  it('shows a plain line of a long reminder and all of it on request', async () => {
    serve({ text: '**Deneme** çöz\n\n- sonra yanlışlarına bak', subject: 'fizik' });
    const { screen, rows } = await open();
    await expect.element(rows).toHaveTextContent('TYT Fizik');
    expect(rows.getByRole('strong').elements()).toHaveLength(0);
    await screen.getByRole('button', { name: /^Tamamını göster/ }).click();
    await expect.element(rows.getByRole('strong')).toHaveTextContent('Deneme');
    await expectAccessible();
  });

  it('ticks a reminder', async () => {
    serve({ text: 'Kitap al' });
    const { screen } = await open();
    const tick = screen.getByRole('checkbox', { name: 'Yapıldı: Kitap al' });
    await tick.click({ force: true });
    await expect.element(tick).toBeChecked();
    expect(fakeApi.calls(reminders.update)[0]?.body).toEqual({ isDone: true });
  });

  it('unticks it again with the reason if the server refuses', async () => {
    serve({ text: 'Kitap al' });
    fakeApi.fail(reminders.update, 'reminder.not_found');
    const { screen } = await open();
    const tick = screen.getByRole('checkbox', { name: 'Yapıldı: Kitap al' });
    await tick.click({ force: true });
    await expect.element(screen.getByText('Hatırlatma bulunamadı').first()).toBeVisible();
    await expect.element(tick).not.toBeChecked();
  });

  it('removes a reminder when that can no longer be undone', async () => {
    serve({ text: 'Kitap al' });
    const { screen } = await open();
    await screen.getByRole('button', { name: 'Sil: Kitap al' }).click();
    await expect.element(screen.getByText('Bu güne hatırlatma yok.')).toBeVisible();
    expect(fakeApi.calls(reminders.remove)).toHaveLength(0);
    await screen.getByRole('button', { name: 'Bildirimi kapat: Hatırlatma silindi.' }).click();
    await expect.poll(() => fakeApi.calls(reminders.remove)).toHaveLength(1);
  });

  it('brings a removed reminder back', async () => {
    serve({ text: 'Kitap al' });
    const { screen, rows } = await open();
    await screen.getByRole('button', { name: 'Sil: Kitap al' }).click();
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.element(rows).toHaveTextContent('Kitap al');
    expect(fakeApi.calls(reminders.remove)).toHaveLength(0);
  });
});

describe('the reminder form', () => {
  it.each([
    ['nothing', '', 'Hatırlatma metni boş olamaz'],
    ['spaces', '   ', 'Hatırlatma metni boş olamaz'],
    ['a text that is too long', 'a'.repeat(MAX_REMINDER + 1), /^Hatırlatma en fazla/],
  ])('refuses %s', async (_, typed, message) => {
    serve();
    const { screen, text, add } = await open();
    await add(typed);
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(text).toHaveFocus();
    await expectAccessible();
    expect(fakeApi.calls(reminders.create)).toHaveLength(0);
  });

  it('adds a reminder and is empty for the next', async () => {
    serve();
    const { screen, rows, text, add } = await open();
    await screen.getByLabelText('Ders').selectOptions('fizik');
    await add('Formülleri tekrar et');
    await expect.element(rows).toHaveTextContent(/Formülleri tekrar et.*TYT Fizik/);
    await expect.element(text).toHaveValue('');
    await expect.element(screen.getByText('Hatırlatma eklendi.').first()).toBeVisible();
    expect(fakeApi.calls(reminders.create).map(({ body }) => body)).toEqual([
      { date: day, text: 'Formülleri tekrar et', subject: 'fizik' },
    ]);
  });

  it('keeps what was typed when the server refuses, and sends it again with the same key', async () => {
    serve();
    fakeApi.fail(reminders.create, 'reminder.too_many');
    const { screen, text, add } = await open();
    await add('Kitap al');
    await expect.element(screen.getByText(/en fazla 50 hatırlatma/)).toBeVisible();
    await expect.element(text).toHaveValue('Kitap al');
    await screen.getByRole('button', { name: 'Hatırlatma ekle' }).click();
    await expect.poll(() => fakeApi.calls(reminders.create)).toHaveLength(2);
    const keys = fakeApi.calls(reminders.create).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('edits a reminder and gives the focus back', async () => {
    serve({ text: 'Kitap al' });
    const { screen, rows, text } = await open();
    await screen.getByRole('button', { name: 'Düzenle: Kitap al' }).click();
    await expect.element(text).toHaveFocus();
    await text.fill('Kitabı geri ver');
    await screen.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(rows).toHaveTextContent('Kitabı geri ver');
    await expect.element(screen.getByRole('button', { name: 'Düzenle: Kitabı geri ver' })).toHaveFocus();
  });

  it('leaves a reminder alone when editing is cancelled', async () => {
    serve({ text: 'Kitap al' });
    const { screen, rows, text } = await open();
    await screen.getByRole('button', { name: 'Düzenle: Kitap al' }).click();
    await text.fill('Başka');
    await screen.getByRole('button', { name: 'Vazgeç' }).click();
    await expect.element(rows).toHaveTextContent('Kitap al');
    expect(fakeApi.calls(reminders.update)).toHaveLength(0);
  });

  it('offline, shows the new reminder as waiting until it is sent', async () => {
    serve();
    fakeApi.offline(reminders.create);
    const { screen, rows, add } = await open();
    await add('Kitap al');
    await expect.element(rows).toHaveTextContent(/Kitap al.*Gönderilmeyi bekliyor/);
    await expect.element(screen.getByText(/^Bağlantı yok\. Hatırlatman bu cihazda/).first()).toBeVisible();
    await expectAccessible();
    serve();
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Gönderilmeyi bekliyor')).not.toBeInTheDocument();
    await expect.element(rows).toHaveTextContent('Kitap al');
  });
});
