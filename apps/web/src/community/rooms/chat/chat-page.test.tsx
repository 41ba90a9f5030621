import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import type { ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import { type RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { account } from '@netlik/contract/identity/account';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ayse, kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { ege, sampleDetail, sampleMembers, sampleMessage } from '../rooms.samples.ts';
import { RoomChatPage } from './chat-page.tsx';

const RealSocket = globalThis.WebSocket;
let socket: FakeSocket | null = null;

/** The test sends the server's messages. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { type: string; content?: string; key?: string; replyTo?: number }[] = [];

  constructor() {
    socket = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  say(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

beforeEach(() => {
  sessionStorage.clear();
  socket = null;
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
});
afterEach(() => {
  globalThis.WebSocket = RealSocket;
});

const open = async (
  messages: RoomMessage[] = [1, 2, 3].map((n) => sampleMessage(n)),
  person = ayse,
  width = 1440,
) => {
  fakeApi.reply(account.ticket, { ticket: 't'.repeat(43), expiresAt: '2099-01-01T00:00:00Z' } as never);
  fakeApi.reply(rooms.get, sampleDetail());
  fakeApi.reply(rooms.members, sampleMembers);
  fakeApi.reply(rooms.bans, []);
  fakeApi.reply(rooms.leaderboard, []);
  fakeApi.reply(rooms.read, null);
  fakeApi.reply(rooms.messages, messages);
  socket = null;
  await page.viewport(width, 800);
  const screen = await renderScreen(<RoomChatPage />, {
    person,
    at: `/study-tracker/study-room/${sampleDetail().id}/chat`,
  });
  await expect.poll(() => socket?.onmessage).toBeTruthy();
  socket!.say({
    type: 'ready',
    payload: {
      roomId: sampleDetail().id,
      lastNumber: 3,
      online: [ayse._id, ege],
      messages: [],
      hasMore: false,
      removed: [],
      reactions: null,
    },
  });
  await expect.element(screen.getByText('2 çevrimiçi')).toBeVisible();
  return screen;
};

const thread = () => document.querySelector<HTMLElement>('section[aria-label="Mesajlar"]')!;
const isAtEnd = () => thread().scrollHeight - thread().scrollTop - thread().clientHeight < 5;

describe('the chat', () => {
  it('shows the thread with its unread mark and fits a phone', async () => {
    const screen = await open(undefined, ayse, 390);
    await expect.element(screen.getByText('Mesaj 3')).toBeVisible();
    await expect.element(screen.getByText('Yeni mesajlar')).toBeVisible();
    await expect.poll(() => fakeApi.calls(rooms.read).map(({ body }) => body)).toEqual([{ number: 3 }]);
    await expectFits();
    await expectAccessible();
  });

  it('sends by Enter, keeps Shift+Enter as a line, and shows the message once it is stored', async () => {
    const screen = await open();
    const field = screen.getByLabelText('Mesaj yaz');
    await field.click();
    await userEvent.keyboard('bir{Shift>}{Enter}{/Shift}iki{Enter}');
    const sent = socket!.sent.find(({ type }) => type === 'message')!;
    expect(sent).toMatchObject({ content: 'bir\niki' });
    await expect.element(screen.getByText('Gönderiliyor…')).toBeVisible();
    await expect.element(field).toHaveValue('');
    socket!.say({
      type: 'message',
      payload: sampleMessage(4, { userId: ayse._id, key: sent.key!, content: sent.content! }),
    });
    await expect.element(screen.getByText('Gönderiliyor…')).not.toBeInTheDocument();
    expect(document.body.textContent!.split('iki').length - 1).toBe(1);
  });

  it('reacts by mouse and keyboard, shows counts by name, and takes back what was not saved', async () => {
    const reactions = [{ userId: ege, emoji: '👏' as const }];
    const screen = await open([sampleMessage(1, { reactions })], ayse, 390);
    fakeApi.reply(rooms.react, null);
    await screen.getByRole('button', { name: 'Alkış: Ege Y.' }).click();
    const mine = screen.getByRole('button', { name: 'Alkış: Ege Y. ve Sen' });
    await expect.element(mine).toHaveAttribute('aria-pressed', 'true');
    await expect.element(mine).toHaveTextContent('2');
    await screen.getByRole('button', { name: 'Ege Y. mesajı için işlemler' }).click();
    await expect
      .element(screen.getByRole('menuitemcheckbox', { name: 'Alkış' }))
      .toHaveAttribute('aria-checked', 'true');
    await expectAccessible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Ateş: Sen' })).toBeVisible();
    expect(fakeApi.calls(rooms.react).map(({ body }) => body)).toEqual([{ emoji: '👏' }, { emoji: '🔥' }]);
    fakeApi.fail(rooms.react, 'room.message_not_found');
    await screen.getByRole('button', { name: 'Ateş: Sen' }).click();
    await expect.element(screen.getByText('Tepki kaydedilemedi.', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Ateş: Sen' })).toBeVisible();
    await expectFits();
  });

  it('answers a message, leads from the answer to it, and says when it was removed', async () => {
    const messages = Array.from({ length: 60 }, (_, at) => sampleMessage(at + 1));
    const screen = await open(messages);
    await screen.getByRole('button', { name: 'Ege Y. mesajı için işlemler' }).first().click();
    await screen.getByRole('menuitem', { name: 'Yanıtla' }).click();
    await expect.element(screen.getByLabelText('Mesaj yaz')).toHaveFocus();
    await userEvent.keyboard('katılıyorum{Enter}');
    const sent = socket!.sent.find(({ type }) => type === 'message')!;
    expect(sent).toMatchObject({ content: 'katılıyorum', replyTo: 1 });
    expect(screen.getByRole('button', { name: 'Yanıttan vazgeç' }).query()).toBeNull();
    const replyTo = { number: 1, userId: ege, text: 'Mesaj 1' };
    socket!.say({
      type: 'message',
      payload: sampleMessage(61, { userId: ayse._id, key: sent.key!, content: 'katılıyorum', replyTo }),
    });
    await screen.getByRole('button', { name: 'Yanıtlanan mesaja git, Ege Y.: Mesaj 1' }).click();
    await expect.poll(() => document.activeElement?.getAttribute('data-number')).toBe('1');
    await expect.poll(() => thread().scrollTop).toBeLessThan(300);
    socket!.say({ type: 'removed', payload: { number: 1 } });
    await expect.poll(() => screen.getByText('Bu mesaj kaldırıldı').elements().length).toBe(2);
  });

  it('shows the leaderboard of the week and the month', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Oda bilgileri' }).click();
    await expect.element(screen.getByText('Bugün henüz kimse çalışmadı.')).toBeVisible();
    await screen.getByText('Hafta', { exact: true }).click();
    await expect.element(screen.getByText('Bu hafta henüz kimse çalışmadı.')).toBeVisible();
    await screen.getByText('Ay', { exact: true }).click();
    await expect.element(screen.getByText('Bu ay henüz kimse çalışmadı.')).toBeVisible();
    expect(fakeApi.calls(rooms.leaderboard).map(({ query }) => query.get('period'))).toEqual([
      'today',
      'week',
      'month',
    ]);
  });

  it('says why it does not send', async () => {
    const screen = await open();
    const field = screen.getByLabelText('Mesaj yaz');
    await screen.getByRole('button', { name: 'Gönder' }).click();
    await expect.element(screen.getByText('Lütfen bir mesaj yazın.')).toBeVisible();
    await field.fill('x'.repeat(1001));
    await expect.element(screen.getByText('Mesaj çok uzun (en fazla 1000 karakter).')).toBeVisible();
    socket!.onclose!({ code: 1006 });
    await expect.element(screen.getByText('Bir bağlantı sorunu oluştu.', { exact: false })).toBeVisible();
    await field.fill('kalsın');
    await screen.getByRole('button', { name: 'Gönder' }).click();
    await expect.element(screen.getByText('Bağlantı mevcut değil. Lütfen tekrar deneyin.')).toBeVisible();
    await screen.unmount();
    const again = await open();
    await expect.element(again.getByLabelText('Mesaj yaz')).toHaveValue('kalsın');
  });

  it('follows new messages at the end, else offers to go there', async () => {
    const screen = await open(Array.from({ length: 60 }, (_, at) => sampleMessage(at + 1)));
    await expect.poll(isAtEnd).toBe(true);
    socket!.say({ type: 'message', payload: sampleMessage(61) });
    await expect.element(screen.getByText('Mesaj 61', { exact: true })).toBeVisible();
    await expect.poll(isAtEnd).toBe(true);
    // Scrolls again, because a late height change moves the end.
    const toNewest = screen.getByRole('button', { name: 'En yeniye git' });
    await expect
      .poll(() => {
        thread().scrollTo({ top: 300 });
        return toNewest.query();
      })
      .not.toBeNull();
    socket!.say({ type: 'message', payload: sampleMessage(63) });
    await screen.getByRole('button', { name: '1 yeni mesaj' }).click();
    await expect.poll(isAtEnd).toBe(true);
  });

  it('says who types, shows addresses as text, and hides whom one has muted', async () => {
    fakeApi.reply(roomSafety.mute, () => {
      fakeApi.reply(
        rooms.members,
        sampleMembers.map((one) => ({ ...one, isMuted: one.userId === ege })),
      );
      return null;
    });
    const screen = await open([sampleMessage(1, { content: 'bak: https://ornek.com/a?b=1' })]);
    socket!.say({ type: 'typing', payload: { userId: ege, state: true } });
    await expect.element(screen.getByText('Ege Y. yazıyor…')).toBeVisible();
    await expect.element(screen.getByText('ornek.com', { exact: true })).toBeVisible();
    expect(thread().querySelector('a')).toBeNull();
    await screen.getByRole('button', { name: 'Ege Y. mesajı için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Sessize al' }).click();
    await expect.element(screen.getByText('ornek.com', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Ege Y. yazıyor…')).not.toBeInTheDocument();
  });

  it('bans from the drawer as an admin only, and leaves after a question', async () => {
    const student = await open();
    await student.getByRole('button', { name: 'Oda bilgileri' }).click();
    await expect.element(student.getByRole('heading', { name: 'Üyeler (2)' })).toBeVisible();
    expect(student.getByText('Yasaklılar').query()).toBeNull();
    await student.unmount();

    const screen = await open(undefined, { ...kemal, role: 'admin' });
    fakeApi.fail(rooms.ban, 'room.already_banned');
    await screen.getByRole('button', { name: 'Oda bilgileri' }).click();
    await expect.element(screen.getByText('Yasaklı kimse yok.')).toBeVisible();
    await screen.getByRole('button', { name: 'Ege Y. için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Odadan yasakla' }).click();
    const question = screen.getByRole('dialog', { name: 'Ege Y. yasaklansın mı?' });
    await question.getByLabelText('Neden').fill('Reklam');
    await question.getByRole('button', { name: 'Odadan yasakla' }).click();
    await expect.element(screen.getByText('Kullanıcı yasaklanamadı. Bu kişi zaten yasaklı.')).toBeVisible();
    fakeApi.reply(rooms.ban, {
      userId: ege,
      displayName: 'Ege Y.',
      createdAt: '2026-11-15T09:00:00Z',
      createdBy: kemal._id,
      reason: 'Reklam',
    });
    await question.getByRole('button', { name: 'Odadan yasakla' }).click();
    await expect.element(screen.getByText('Kullanıcı odadan yasaklandı.')).toBeVisible();
    expect(fakeApi.calls(rooms.ban).at(-1)!.body).toEqual({ userId: ege, reason: 'Reklam' });
    fakeApi.reply(rooms.leave, null);
    await screen.getByRole('button', { name: 'Odadan ayrıl' }).click();
    await screen
      .getByRole('dialog', { name: 'Odadan ayrılıyor musun?' })
      .getByRole('button', { name: 'Odadan ayrıl' })
      .click();
    await expect.element(screen.getByText('Odadan ayrıldın.')).toBeVisible();
    expect(screen.router.state.location.pathname).toBe('/study-tracker/study-room');
  });

  it('learns the name of who joins while it is open, and reports a person', async () => {
    const ada = '01890a5d-ac96-774b-bcce-b302099a8191';
    const screen = await open();
    await expect.element(screen.getByText('Ege Y.').first()).toBeVisible();
    fakeApi.reply(rooms.members, [
      ...sampleMembers,
      { ...sampleMembers[1]!, userId: ada, displayName: 'Ada K.' },
    ]);
    socket!.say({ type: 'message', payload: sampleMessage(4, { userId: ada, content: 'Ben geldim' }) });
    await expect.element(screen.getByText('Ada K.').first()).toBeVisible();

    await screen.getByRole('button', { name: 'Oda bilgileri' }).click();
    await screen.getByRole('button', { name: 'Ada K. için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Bildir' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Ada K. hakkında bildirim' });
    fakeApi.reply(userBlocks.report, null);
    await dialog.getByLabelText('Neden').selectOptions('insult');
    await dialog.getByLabelText('Ne oldu?').fill('Sürekli rahatsız ediyor.');
    await dialog.getByRole('button', { name: 'Bildir' }).click();
    await expect.element(screen.getByText(/yöneticilere ulaştı/).first()).toBeVisible();
    expect(fakeApi.calls(userBlocks.report)[0]!.body).toMatchObject({
      reference: `room:${sampleDetail().id}`,
    });
  });

  it('lets the owner remove a message, which then reads so', async () => {
    const screen = await open();
    fakeApi.reply(roomSafety.removeMessage, null);
    await screen.getByRole('button', { name: 'Ege Y. mesajı için işlemler' }).first().click();
    await screen.getByRole('menuitem', { name: 'Mesajı kaldır' }).click();
    await screen
      .getByRole('dialog', { name: 'Mesaj kaldırılsın mı?' })
      .getByRole('button', { name: 'Mesajı kaldır' })
      .click();
    await expect.element(screen.getByText('Mesaj kaldırıldı.')).toBeVisible();
    expect(fakeApi.calls(roomSafety.removeMessage)).toHaveLength(1);
    socket!.say({ type: 'removed', payload: { number: 1 } });
    await expect.element(screen.getByText('Bu mesaj kaldırıldı')).toBeVisible();
    expect(screen.getByText('Mesaj 1', { exact: true }).query()).toBeNull();
  });

  it('blocks a person from the list of members', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Oda bilgileri' }).click();
    await screen.getByRole('button', { name: 'Ege Y. için işlemler' }).click();
    fakeApi.reply(userBlocks.block, null);
    await screen.getByRole('menuitem', { name: 'Engelle' }).click();
    await expect.element(screen.getByText(/Ege Y. engellendi/)).toBeVisible();
    expect(fakeApi.calls(userBlocks.block)[0]!.path).toContain(ege);
  });

  it('says when there is no ticket', async () => {
    const screen = await open();
    socket!.onclose!({ code: 4403 });
    await expect.element(screen.getByText('Kimlik doğrulama jetonu eksik.', { exact: false })).toBeVisible();
  });

  it('tells whoever was banned meanwhile', async () => {
    const screen = await open();
    socket!.onclose!({ code: 4411 });
    await expect.element(screen.getByText('Bu odadan yasaklandın.', { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Mesaj yaz').query()).toBeNull();
  });
});
