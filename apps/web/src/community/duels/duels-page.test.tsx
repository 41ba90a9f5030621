import { duels } from '@netlik/contract/community/duels';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { users } from '@netlik/contract/identity/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { finished, guest, rival, sampleBoard, sampleDuel, self } from './duels.samples.ts';
import { DuelsPage } from './duels-page.tsx';

const noMore = { hasMore: false, nextCursor: null };

beforeEach(() => {
  fakeApi.reply(duels.active, [sampleDuel()]);
  fakeApi.reply(duels.summary, { active: 1, finished: 3, won: 2 });
  fakeApi.reply(duels.list, { data: [sampleDuel({ id: guest._id, ...finished(self._id) })], paging: noMore });
  fakeApi.reply(userBlocks.listBlocked, []);
  fakeApi.reply(users.search, [rival, guest]);
});

const open = async (width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<DuelsPage />, { at: '/duels' });
};

describe('the duel centre', () => {
  it.each([390, 1440])('shows counters, live duels and history on %i px, as its tour says', async (width) => {
    const screen = await open(width);
    await expect.element(screen.getByText('45 dk', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('23 sa')).toBeVisible();
    await expect.element(screen.getByText('Kazandın', { exact: true })).toBeVisible();
    await expectTourAnchors('duels');
    expectFits();
    await expectAccessible();
  });

  it('lets the owner answer a request where it is read', async () => {
    const invite = { id: guest._id, status: 'pending', person: guest } as const;
    fakeApi.reply(duels.active, [sampleDuel({ invite })]);
    fakeApi.reply(duels.approve, sampleBoard());
    const screen = await open();
    await screen.getByRole('button', { name: 'Onayla' }).click();
    await expect.element(screen.getByText('Davet onaylandı.').first()).toBeVisible();
  });

  it('says so while there is nothing', async () => {
    fakeApi.reply(duels.active, []);
    fakeApi.reply(duels.list, { data: [], paging: noMore });
    const screen = await open();
    await expect.element(screen.getByText('Şu an süren düello yok')).toBeVisible();
    await expect.element(screen.getByText('Henüz bitmiş bir düello yok')).toBeVisible();
  });

  it('says so when the lists fail', async () => {
    fakeApi.fail(duels.active, 'server.failed');
    fakeApi.fail(duels.list, 'server.failed');
    const screen = await open();
    await expect.element(screen.getByText('Düello listesi alınamadı.').first()).toBeVisible();
  });

  it('challenges somebody picked from the list by keys', async () => {
    fakeApi.reply(duels.create, sampleBoard());
    const screen = await open();
    await screen.getByText('7 gün').click();
    await screen.getByRole('combobox', { name: 'Rakip' }).fill('me');
    await expect.element(screen.getByRole('option', { name: 'Mert Y.' })).toBeVisible();
    await press('ArrowDown', 'Enter');
    await screen.getByRole('button', { name: 'Düello başlat' }).click();
    await expect
      .element(screen.getByText('Düello hazır! Skor tablosu birkaç dakika içinde oluşur.').first())
      .toBeVisible();
    expect(fakeApi.calls(duels.create)[0]!.body).toEqual({ type: 'weekly', opponentId: rival._id });
    expect(fakeApi.calls(users.search)[0]!.query.toString()).toBe(
      'q=me&limit=8&for=duel_invite&roleExcludes=admin%2Ccoach',
    );
  });

  it('refuses nobody, oneself, and a name of several', async () => {
    const screen = await open();
    const submit = () => screen.getByRole('button', { name: 'Düello başlat' }).click();
    const opponent = screen.getByRole('combobox', { name: 'Rakip' });
    await submit();
    await expect.element(screen.getByText('Lütfen listeden bir rakip seçin.')).toBeVisible();
    await opponent.fill(ayse.email);
    await submit();
    await expect.element(screen.getByText('Kendinizi rakip olarak seçemezsiniz.')).toBeVisible();
    await opponent.fill('ali');
    // Uses the keyboard, because the suggestions may cover the button.
    await press('Enter');
    await expect.element(screen.getByText('Lütfen listeden bir rakip seçin.')).toBeVisible();
    expect(fakeApi.calls(duels.create)).toEqual([]);
  });

  it('lets the challenged one answer in the list', async () => {
    const invite = { id: guest._id, status: 'approved' as const, person: self };
    fakeApi.reply(duels.active, [
      sampleDuel({
        status: 'pending',
        startAt: null,
        endAt: null,
        ownerUserId: rival._id,
        owner: rival,
        opponent: self,
        invite,
      }),
    ]);
    fakeApi.reply(duels.respond, sampleBoard());
    const screen = await open();
    await expect.element(screen.getByText('Mert Y. seni düelloya çağırdı.')).toBeVisible();
    await screen.getByRole('button', { name: 'Reddet' }).click();
    await expect.element(screen.getByText('Davet reddedildi.').first()).toBeVisible();
    expect(fakeApi.calls(duels.respond)[0]!.body).toEqual({ accept: false });
  });

  it('asks nothing of the server for a student whose guardian has not agreed', async () => {
    const screen = await renderScreen(<DuelsPage />, { person: { ...ayse, consent: 'guardian' } });
    await expect.element(screen.getByText('Velinin onayı bekleniyor')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Zamanlayıcıyla çalış' }))
      .toHaveAttribute('href', '/study-tracker/timer');
    expect(fakeApi.calls(duels.active)).toEqual([]);
  });

  it('unblocks somebody', async () => {
    fakeApi.reply(userBlocks.listBlocked, [rival]);
    fakeApi.reply(userBlocks.unblock, null);
    const screen = await open();
    await screen.getByRole('button', { name: 'Mert Y. için engeli kaldır' }).click();
    await expect.element(screen.getByText('Mert Y. için engel kaldırıldı.').first()).toBeVisible();
  });
});
