import { moderation, type ReportedMessage, type ReportedPerson } from '@netlik/contract/community/moderation';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { ModerationPage } from './moderation-page.tsx';

const id = (last: number) => `01890a5d-ac96-774b-bcce-b302099a80${last.toString().padStart(2, '0')}`;
const at = '2026-11-15T09:00:00.000Z';
const admin = { ...kemal, role: 'admin' as const };

const shared = {
  state: 'open' as const,
  reporter: { id: id(1), name: 'Ada Kaya' },
  reported: { id: id(2), name: 'Gür Ses', isActive: true },
  createdAt: at,
  handledAt: null,
  handledBy: null,
};
const person: ReportedPerson = {
  ...shared,
  id: id(10),
  kind: 'insult',
  reason: 'Kaba yazdı.',
  reference: 'duel:1',
  message: null,
};
const message: ReportedMessage = {
  ...shared,
  id: id(11),
  roomId: id(3),
  roomName: 'Sabah grubu',
  messageId: id(4),
  isShown: true,
  content: 'kötü söz',
  sentAt: at,
  reason: 'insult',
  note: 'Hep yazıyor.',
  isBanned: false,
};

const pages = <T,>(rows: T[]) => ({ data: rows, pagination: { page: 1, limit: 20, total: rows.length } });
const open = (tab = '') => renderScreen(<ModerationPage />, { at: `/admin/moderation${tab}`, person: admin });

describe('the moderation page', () => {
  it('reads a report about a person, decides it and leads to the account', async () => {
    await page.viewport(1440, 900);
    let state: ReportedPerson['state'] = 'open';
    fakeApi.reply(moderation.listPeople, () => pages([{ ...person, state }]));
    fakeApi.reply(moderation.decidePerson, ({ body }) => {
      state = (body as { state: typeof state }).state;
      return { ...person, state };
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Gür Ses' }).click();
    const drawer = screen.getByRole('dialog');
    for (const text of ['Kaba yazdı.', 'Düello', 'Ada Kaya', 'Hakaret ya da rahatsız etme'])
      await expect.element(drawer.getByText(text)).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: 'İşlem yapıldı' }).click();
    await expect.element(drawer.getByRole('button', { name: 'Yeniden aç' })).toBeVisible();
    await drawer.getByRole('button', { name: /Kişiyi aç/ }).click();
    await expect
      .poll(() => screen.router.state.location.pathname + screen.router.state.location.search)
      .toBe(`/admin-dashboard?tab=users&user=${id(2)}`);
  });

  it('bans the author of a reported message from its room', async () => {
    let isBanned = false;
    fakeApi.reply(moderation.listMessages, () => pages([{ ...message, isBanned }]));
    fakeApi.reply(rooms.ban, () => {
      isBanned = true;
      return { userId: id(2), displayName: 'Gür S.', reason: '', createdAt: at } as never;
    });
    const screen = await open('?tab=messages');
    await screen.getByRole('button', { name: 'Gür Ses' }).click();
    const drawer = screen.getByRole('dialog');
    await expect.element(drawer.getByText('Hep yazıyor.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Odadan yasakla' }).click();
    await screen
      .getByRole('dialog', { name: /odadan yasaklansın mı/ })
      .getByRole('button', { name: 'Odadan yasakla' })
      .click();
    await expect.element(screen.getByText('Odadan yasaklandı.')).toBeVisible();
    expect(fakeApi.calls(rooms.ban)[0]!.path).toContain(id(3));
  });

  it('removes a reported message that can still be read', async () => {
    let isShown = true;
    fakeApi.reply(moderation.listMessages, () => pages([{ ...message, isShown }]));
    fakeApi.reply(roomSafety.removeMessage, () => {
      isShown = false;
      return null;
    });
    const screen = await open('?tab=messages');
    await screen.getByRole('button', { name: 'Gür Ses' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Mesajı kaldır' }).click();
    await expect.element(screen.getByText('Mesaj kaldırıldı.')).toBeVisible();
    expect(fakeApi.calls(roomSafety.removeMessage)[0]!.path).toContain(`${id(3)}/messages/${id(4)}`);
  });

  it('adds a word and takes it away again with a way back', async () => {
    let words = [{ id: id(20), word: 'kaba', createdAt: at }];
    fakeApi.reply(roomSafety.words, () => words);
    fakeApi.reply(roomSafety.addWord, ({ body }) => {
      const added = { id: id(21), word: (body as { word: string }).word, createdAt: at };
      words = [...words, added];
      return added;
    });
    fakeApi.reply(roomSafety.removeWord, () => {
      words = words.slice(0, 1);
      return null;
    });
    const screen = await open('?tab=words');
    await screen.getByRole('button', { name: 'Ekle' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Yeni sözcük' })).toHaveFocus();
    await screen.getByRole('textbox', { name: 'Yeni sözcük' }).fill('çirkin*');
    await screen.getByRole('button', { name: 'Ekle' }).click();
    await expect.element(screen.getByText('çirkin*', { exact: true })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'çirkin* için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Listeden çıkar' }).click();
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => fakeApi.calls(roomSafety.addWord).length).toBe(2);
  });

  it('says when nothing was reported, and when the list could not be loaded', async () => {
    fakeApi.reply(moderation.listPeople, () => pages<ReportedPerson>([]));
    fakeApi.fail(moderation.listMessages, 'server.failed');
    const screen = await open();
    await expect.element(screen.getByText('Bildirilen kimse yok')).toBeVisible();
    await screen.getByRole('tab', { name: 'Oda mesajları' }).click();
    await expect.element(screen.getByText('Bildirilen mesajlar yüklenemedi')).toBeVisible();
  });
});
