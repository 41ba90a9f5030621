import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { type ListedRoom, rooms } from '@netlik/contract/community/rooms/rooms';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ayse, kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { ege, sampleDetail, sampleMembers, sampleRoom } from '../rooms.samples.ts';
import { studyTexts } from '../rooms.texts.ts';
import { RoomsPage } from './rooms-page.tsx';

const five = [1, 2, 3, 4, 5].map((index) => sampleRoom(index));
const invite = { inviteCode: 'KVRT', codeEndsAt: '2026-11-16T09:00:00Z', link: 'a'.repeat(32) };
const quietStudy = { studying: [], focus: null };

const open = async (list: ListedRoom[], width = 1440, at = '/study-tracker/study-room', person = ayse) => {
  fakeApi.reply(rooms.list, () => list);
  fakeApi.reply(rooms.get, ({ path }) => sampleDetail({ id: path.split('/').at(-1)! }));
  // Registered after `get`, because its path pattern matches this URL too.
  fakeApi.reply(rooms.listOpen, []);
  fakeApi.reply(rooms.study, () => quietStudy);
  await page.viewport(width, 900);
  return renderScreen(<RoomsPage />, { at, person });
};

const visibleSlides = () => {
  const track = document.querySelector('[role="listbox"]')!.getBoundingClientRect();
  return [...document.querySelectorAll('[role="option"]')].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left >= track.left - 1 && right <= track.right + 1;
  }).length;
};

describe('the lobby', () => {
  it.each([
    [390, 1],
    [768, 2],
    [1280, 3],
  ])('shows at %i px %i rooms beside each other', async (width, count) => {
    const screen = await open(five, width);
    await expect.element(screen.getByRole('option', { name: 'Oda 1' })).toBeVisible();
    await expect.poll(visibleSlides).toBe(count);
    await expectFits();
  });

  it('selects the first room, follows the keys, and the address follows the selection', async () => {
    const screen = await open(five);
    await expect.poll(() => screen.router.state.location.pathname).toMatch(new RegExp(`${five[0]!.id}$`));
    await expectTourAnchors('study-room');
    await screen.getByRole('option', { name: 'Oda 1' }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByRole('option', { name: 'Oda 3' })).toHaveFocus();
    await expect.poll(() => screen.router.state.location.pathname).toMatch(new RegExp(`${five[2]!.id}$`));
    await screen.getByRole('button', { name: 'Sonraki oda' }).click();
    await expect.poll(() => screen.router.state.location.pathname).toMatch(new RegExp(`${five[3]!.id}$`));
    await expectAccessible();
  });

  it('shows who works on what for how long, and joins an open room in its place', async () => {
    const since = new Date(Date.now() - 24 * 60_000).toISOString();
    const people = [{ displayName: 'Ege Y.', subject: 'fizik', since }];
    const screen = await open([sampleRoom(1, { studying: { count: 3, people } })], 390);
    const found = sampleRoom(8, { name: 'Gece grubu', membership: null, studying: { count: 1, people } });
    fakeApi.reply(rooms.listOpen, [found]);
    fakeApi.reply(rooms.joinOpen, found);
    await screen.queries.invalidateQueries();
    const slide = screen.getByRole('option', { name: /Oda 1/ });
    await expect.element(slide).toHaveTextContent(/Ege Y\.TYT Fizik · 24 dkve 2 kişi daha/);
    // The app frame takes 130 px of a phone's first 600.
    const enter = screen.getByRole('link', { name: 'Sohbete gir' }).element();
    expect(enter.getBoundingClientRect().bottom).toBeLessThan(470);
    await expectAccessible();
    await screen.getByRole('button', { name: 'Katıl: Gece grubu' }).click();
    await expect.element(screen.getByText('Gece grubu odasına katıldın.')).toBeVisible();
  });

  it('has arrows only where a room is out of sight', async () => {
    const screen = await open(five.slice(0, 3), 1440);
    await expect.element(screen.getByRole('option', { name: 'Oda 3' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sonraki oda' }).query()).toBeNull();
    await page.viewport(390, 900);
    await expect.element(screen.getByRole('button', { name: 'Sonraki oda' })).toBeVisible();
  });

  it('offers the running block with its lengths and what the member studied last', async () => {
    const now = new Date().toISOString();
    const focus = { startedAt: now, serverNow: now, focusMinutes: 50, breakMinutes: 10 };
    const screen = await open(five, 1440);
    const sessions = { data: [{ subject: 'fizik' }], pagination: { page: 1, limit: 1, total: 1 } };
    fakeApi.reply(studySessions.list, sessions as never);
    fakeApi.reply(rooms.study, () => ({ studying: [], focus }));
    await screen.queries.invalidateQueries();
    await expect
      .element(screen.getByRole('link', { name: studyTexts.join }))
      .toHaveAttribute('href', '/study-tracker/timer?start=block&focus=50&break=10&subject=fizik');
  });

  it('asks a member who has studied nothing yet for the subject where the block is joined', async () => {
    const now = new Date().toISOString();
    const focus = { startedAt: now, serverNow: now, focusMinutes: 50, breakMinutes: 10 };
    const screen = await open(five, 1440);
    fakeApi.reply(studySessions.list, { data: [], pagination: { page: 1, limit: 1, total: 0 } } as never);
    fakeApi.reply(rooms.study, () => ({ studying: [], focus }));
    await screen.queries.invalidateQueries();
    const subject = screen.getByRole('combobox', { name: 'Ne çalışacaksın?' });
    await expect.element(subject).toBeVisible();
    await screen.getByRole('button', { name: studyTexts.join }).click();
    await expect.element(screen.getByText('Ders seçmelisin')).toBeVisible();
    await expect.element(subject).toHaveFocus();
    await expectAccessible();
    await subject.selectOptions('TYT Kimya');
    await expect
      .element(screen.getByRole('link', { name: studyTexts.join }))
      .toHaveAttribute('href', '/study-tracker/timer?start=block&focus=50&break=10&chosen=kimya');
  });

  it('selects the room that was swiped to on a phone', async () => {
    const screen = await open(five, 390);
    await expect.element(screen.getByRole('option', { name: 'Oda 1', selected: true })).toBeVisible();
    const track = document.querySelector('[role="listbox"]')!;
    track.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
    await expect.element(screen.getByRole('option', { name: 'Oda 3', selected: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Oda 3' })).toBeVisible();
  });

  it('shows an admin members and bans without joining', async () => {
    const screen = await open([sampleRoom(1, { membership: null, isActive: false })], 1440, undefined, {
      ...kemal,
      role: 'admin',
    });
    fakeApi.reply(rooms.members, sampleMembers);
    fakeApi.reply(rooms.bans, []);
    fakeApi.reply(rooms.leaderboard, []);
    await screen.getByRole('button', { name: 'Oda bilgileri' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Üyeler (2)' })).toBeVisible();
    await expect.element(screen.getByText('Yasaklı kimse yok.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Odadan ayrıl' }).query()).toBeNull();
  });

  it('waits for the guardian without asking the server', async () => {
    const screen = await open(five, 1440, undefined, { ...ayse, consent: 'guardian' });
    await expect.element(screen.getByText('Velinin onayı bekleniyor')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Zamanlayıcıyla çalış' }))
      .toHaveAttribute('href', '/study-tracker/timer');
    expect(fakeApi.calls(rooms.list)).toEqual([]);
  });

  it('refuses lengths of a focus block that nobody could keep', async () => {
    const screen = await open(five);
    await screen.getByRole('button', { name: 'Kendi süren' }).click();
    await screen.getByLabelText('Odaklanma (dk)').fill('500');
    await screen.getByRole('button', { name: 'Başlat', exact: true }).click();
    await expect.element(screen.getByLabelText('Odaklanma (dk)')).toHaveAttribute('aria-invalid', 'true');
    expect(fakeApi.calls(rooms.startFocus)).toEqual([]);
  });

  it('opens the room of the address', async () => {
    const screen = await open(five, 1440, `/study-tracker/study-room/${five[4]!.id}`);
    await expect.element(screen.getByRole('option', { name: 'Oda 5', selected: true })).toBeVisible();
  });

  it('offers the next step without rooms, and says when they could not be loaded', async () => {
    const empty = await open([]);
    await expect.element(empty.getByText('Henüz bir odan yok')).toBeVisible();
    await empty.unmount();
    fakeApi.fail(rooms.list, 'server.busy');
    const failed = await renderScreen(<RoomsPage />, { at: '/study-tracker/study-room' });
    await expect.element(failed.getByText('Odalar yüklenemedi.')).toBeVisible();
  });

  it('opens a room, shows its code and makes a new one', async () => {
    const screen = await open([]);
    fakeApi.reply(rooms.create, () => ({ room: sampleRoom(1), inviteCode: 'KVRT' }));
    fakeApi.reply(roomInvites.show, () => invite);
    fakeApi.reply(roomInvites.regenerateCode, () => ({ ...invite, inviteCode: 'NEWX' }));
    await screen.getByRole('button', { name: 'Oda aç' }).first().click();
    await screen.getByRole('button', { name: 'Odayı aç' }).click();
    await expect.element(screen.getByText('Oda adı gereklidir')).toBeVisible();
    await screen.getByLabelText('Oda adı').fill('Sabah grubu');
    await screen.getByRole('button', { name: 'Odayı aç' }).click();
    await expect.element(screen.getByText('KVRT')).toBeVisible();
    expect(fakeApi.calls(rooms.create)[0]!.body).toMatchObject({
      name: 'Sabah grubu',
      capacity: 30,
      type: 'private',
    });
    await screen.getByRole('button', { name: 'Yeni kod oluştur' }).click();
    await expect.element(screen.getByText('NEWX')).toBeVisible();
  });

  it('stays at a room just opened while the list does not know it yet', async () => {
    const screen = await open(five, 390);
    const made = sampleRoom(7);
    fakeApi.reply(rooms.create, () => ({ room: made, inviteCode: 'KVRT' }));
    fakeApi.reply(roomInvites.show, () => invite);
    await screen.getByRole('button', { name: 'Oda aç' }).click();
    await screen.getByLabelText('Oda adı').fill('Sabah grubu');
    await screen.getByRole('button', { name: 'Odayı aç' }).click();
    await expect.element(screen.getByText('KVRT')).toBeVisible();
    expect(screen.router.state.location.pathname).toContain(made.id);
    expect(screen.getByRole('link', { name: 'Sohbete gir' }).query()).toBeNull();
    fakeApi.reply(rooms.list, () => [...five, made]);
    await screen.queries.invalidateQueries();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(screen.getByRole('link', { name: 'Sohbete gir' }))
      .toHaveAttribute('href', `/study-tracker/study-room/${made.id}/chat`);
  });

  it('shows where a link leads before it joins by it', async () => {
    fakeApi.reply(roomInvites.preview, {
      name: 'Sabah grubu',
      memberCount: 12,
      needsApproval: false,
      isMember: false,
      studying: { count: 7, firstNames: ['Ege', 'Ada', 'Can', 'Elif', 'Su'] },
    });
    const screen = await open([], 390, `/study-tracker/study-room?davet=${invite.link}`);
    const dialog = screen.getByRole('dialog', { name: 'Odaya davetlisin' });
    await expect.element(dialog.getByRole('heading', { name: 'Sabah grubu' })).toBeVisible();
    await expect.element(dialog.getByText('12 üye')).toBeVisible();
    await expect
      .element(dialog.getByText('Şu an çalışan: Ege, Ada, Can, Elif, Su ve 2 kişi daha'))
      .toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Katıl' })).toBeVisible();
    await screen.unmount();

    fakeApi.fail(roomInvites.preview, 'room.link_wrong');
    const wrong = await open([], 1440, `/study-tracker/study-room?davet=${invite.link}`);
    await expect
      .element(wrong.getByText('Bu davet bağlantısı geçerli değil.', { exact: false }))
      .toBeVisible();
    expect(wrong.getByRole('button', { name: 'Katıl', exact: true }).query()).toBeNull();
  });

  it('shares a link, and asks before it joins by one', async () => {
    fakeApi.reply(roomInvites.preview, {
      name: 'Oda 2',
      memberCount: 2,
      needsApproval: true,
      isMember: false,
      studying: null,
    });
    const screen = await open([], 1440, `/study-tracker/study-room?davet=${invite.link}`);
    fakeApi.fail(roomInvites.joinByLink, 'room.link_wrong');
    const dialog = screen.getByRole('dialog', { name: 'Odaya davetlisin' });
    await dialog.getByRole('button', { name: 'Katılma isteği gönder' }).click();
    await expect
      .element(dialog.getByText('Bu davet bağlantısı geçerli değil.', { exact: false }))
      .toBeVisible();
    fakeApi.reply(roomInvites.joinByLink, () =>
      sampleRoom(2, { ownerId: ege, membership: { role: 'Üye', status: 'pending' } }),
    );
    await dialog.getByRole('button', { name: 'Katılma isteği gönder' }).click();
    await expect.element(screen.getByText('Oda 2 odasına katılma isteğin iletildi.')).toBeVisible();
    expect(fakeApi.calls(roomInvites.joinByLink).at(-1)!.body).toEqual({ link: invite.link });
  });

  it('lets the owner be asked, and decide', async () => {
    const screen = await open([sampleRoom(1, { requestCount: 1 })]);
    fakeApi.reply(roomInvites.requests, [
      { userId: ege, displayName: 'Ege Y.', createdAt: '2026-11-15T09:00:00Z' },
    ]);
    fakeApi.reply(roomInvites.show, () => invite);
    fakeApi.reply(roomInvites.setApproval, null);
    fakeApi.reply(roomInvites.approve, null);
    await screen.getByRole('button', { name: 'Davet kodu' }).click();
    await expect
      .element(screen.getByLabelText('Davet bağlantısı'))
      .toHaveValue(`${location.origin}/study-tracker/study-room?davet=${invite.link}`);
    await screen.getByRole('switch', { name: 'Katılanları ben onaylayayım' }).click();
    await expect.poll(() => fakeApi.calls(roomInvites.setApproval)[0]?.body).toEqual({ needsApproval: true });
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Onayla: Ege Y.' }).click();
    await expect.element(screen.getByText('Odaya alındı.')).toBeVisible();
    await expectAccessible();
  });

  it('tells whoever waits for the owner so, and asks for nothing else of the room', async () => {
    const screen = await open([
      sampleRoom(1, { ownerId: ege, membership: { role: 'Üye', status: 'pending' } }),
    ]);
    await expect.element(screen.getByText('Oda sahibinin onayı bekleniyor.', { exact: false })).toBeVisible();
    expect(fakeApi.calls(rooms.study)).toEqual([]);
    fakeApi.reply(rooms.leave, null);
    await screen.getByRole('button', { name: 'İsteği geri al' }).click();
    await expect.element(screen.getByText('İsteğin geri alındı.')).toBeVisible();
  });

  it('tells a member who does not own the room', async () => {
    const screen = await open([
      sampleRoom(1, { ownerId: ege, membership: { role: 'Üye', status: 'active' } }),
    ]);
    await screen.getByRole('button', { name: 'Davet kodu' }).click();
    await expect.element(screen.getByText('Sadece oda sahibi yeni davet kodu oluşturabilir.')).toBeVisible();
  });

  it('shows the room of a code before it joins, and says what is wrong with one', async () => {
    const screen = await open([]);
    fakeApi.fail(roomInvites.preview, 'room.code_wrong');
    await screen.getByRole('button', { name: 'Kodla katıl' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Kodla katıl' });
    await dialog.getByRole('button', { name: 'Odayı göster' }).click();
    await expect.element(dialog.getByText('Davet kodu gereklidir')).toBeVisible();
    await dialog.getByLabelText('Davet kodu').fill('kvrt');
    await dialog.getByRole('button', { name: 'Odayı göster' }).click();
    await expect.element(dialog.getByText('Bu davet kodu geçerli değil.', { exact: false })).toBeVisible();
    fakeApi.reply(roomInvites.preview, {
      name: 'Oda 2',
      memberCount: 5,
      needsApproval: false,
      isMember: false,
      studying: { count: 1, firstNames: ['Ege'] },
    });
    fakeApi.reply(roomInvites.join, () => sampleRoom(2));
    await dialog.getByRole('button', { name: 'Odayı göster' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Oda 2' })).toBeVisible();
    await expect.element(dialog.getByText('Şu an çalışan: Ege')).toBeVisible();
    expect(fakeApi.calls(roomInvites.join)).toEqual([]);
    await dialog.getByRole('button', { name: 'Katıl' }).click();
    await expect.element(screen.getByText('Oda 2 odasına katıldın.')).toBeVisible();
    expect(fakeApi.calls(roomInvites.join).at(-1)!.body).toEqual({ inviteCode: 'KVRT' });
  });
});
