import { type Room, rooms } from '@netlik/contract/rooms/rooms';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ayse, kemal } from '../../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { ege, sampleDetail, sampleMembers, sampleRoom } from '../rooms.samples.ts';
import { studyTexts } from '../rooms.texts.ts';
import { roomsTour } from '../rooms.tour.ts';
import { RoomsPage } from './rooms-page.tsx';

const five = [1, 2, 3, 4, 5].map((index) => sampleRoom(index));
const quietStudy = { studying: [], focus: null };

const open = async (list: Room[], width = 1440, at = '/study-tracker/study-room', person = ayse) => {
  fakeApi.reply(rooms.list, () => list);
  fakeApi.reply(rooms.get, ({ path }) => sampleDetail({ id: path.split('/').at(-1)! }));
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
    for (const { anchor } of roomsTour.steps)
      expect(document.querySelector(`[data-tour="${anchor}"]`)).not.toBeNull();
    await screen.getByRole('option', { name: 'Oda 1' }).click();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(screen.getByRole('option', { name: 'Oda 3' })).toHaveFocus();
    await expect.poll(() => screen.router.state.location.pathname).toMatch(new RegExp(`${five[2]!.id}$`));
    await screen.getByRole('button', { name: 'Sonraki oda' }).click();
    await expect.poll(() => screen.router.state.location.pathname).toMatch(new RegExp(`${five[3]!.id}$`));
    await expectAccessible();
  });

  it('offers the running block to a member with its lengths', async () => {
    const now = new Date().toISOString();
    const focus = { startedAt: now, serverNow: now, focusMinutes: 50, breakMinutes: 10 };
    const screen = await open(five, 1440);
    fakeApi.reply(rooms.study, () => ({ studying: [], focus }));
    await screen.queries.invalidateQueries();
    await expect
      .element(screen.getByRole('link', { name: studyTexts.join }))
      .toHaveAttribute('href', '/study-tracker/timer?start=block&focus=50&break=10');
  });

  it('selects the room that was swiped to on a phone', async () => {
    const screen = await open(five, 390);
    await expect.element(screen.getByRole('option', { name: 'Oda 1', selected: true })).toBeVisible();
    const track = document.querySelector('[role="listbox"]')!;
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
    fakeApi.reply(rooms.regenerateCode, () => ({ inviteCode: 'NEWX' }));
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

  it('tells a member who does not own the room', async () => {
    const screen = await open([
      sampleRoom(1, { ownerId: ege, membership: { role: 'Üye', status: 'active' } }),
    ]);
    fakeApi.reply(rooms.get, () => sampleDetail({ inviteCode: null }));
    await screen.queries.invalidateQueries();
    await screen.getByRole('button', { name: 'Davet kodu' }).click();
    await expect.element(screen.getByText('Sadece oda sahibi yeni davet kodu oluşturabilir.')).toBeVisible();
  });

  it('joins by a code, and says what is wrong with it', async () => {
    const screen = await open([]);
    fakeApi.fail(rooms.join, 'room.code_wrong');
    await screen.getByRole('button', { name: 'Kodla katıl' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Kodla katıl' });
    await dialog.getByRole('button', { name: 'Katıl' }).click();
    await expect.element(dialog.getByText('Davet kodu gereklidir')).toBeVisible();
    await dialog.getByLabelText('Davet kodu').fill('kvrt');
    await dialog.getByRole('button', { name: 'Katıl' }).click();
    await expect.element(dialog.getByText('Bu davet kodu geçerli değil.', { exact: false })).toBeVisible();
    fakeApi.reply(rooms.join, () => sampleRoom(2));
    await dialog.getByRole('button', { name: 'Katıl' }).click();
    await expect.element(screen.getByText('Oda 2 odasına katıldın.')).toBeVisible();
    expect(fakeApi.calls(rooms.join).at(-1)!.body).toEqual({ inviteCode: 'KVRT' });
  });
});
