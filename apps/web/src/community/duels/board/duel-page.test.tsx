import { duels, type Scoreboard } from '@netlik/contract/community/duels';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { users } from '@netlik/contract/identity/users';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { press } from '../../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { finished, guest, rival, sampleBoard, self } from '../duels.samples.ts';
import { DuelPage } from './duel-page.tsx';

const address = `/duels/${sampleBoard().duel.id}`;

const screenAtId = (
  <Routes>
    <Route path="/duels/:id" element={<DuelPage />} />
  </Routes>
);

const open = async (board: Scoreboard, { at = address, width = 1440 } = {}) => {
  fakeApi.reply(duels.scoreboard, board);
  await page.viewport(width, 900);
  return renderScreen(screenAtId, { at });
};
const pending = { status: 'pending', startAt: null, endAt: null } as const;
const asked = { id: guest._id, status: 'pending' as const, person: guest };
const invited = { id: guest._id, status: 'approved' as const, person: self };

describe('the scoreboard', () => {
  it.each([390, 1440])('shows bars, time left and invites on %i px', async (width) => {
    const screen = await open(sampleBoard({ invites: [asked] }), { width });
    await expect.element(screen.getByText('23 sa')).toBeVisible();
    await expect.element(screen.getByText('15 dk öndesin')).toBeVisible();
    await expect.element(screen.getByLabelText('Davet bağlantısı')).toBeVisible();
    expectFits();
    await expectAccessible();
  });

  it('is finished by the owner after a question', async () => {
    fakeApi.reply(duels.complete, sampleBoard({}, finished(null)));
    const screen = await open(sampleBoard());
    await screen.getByRole('button', { name: 'Düelloyu bitir' }).click();
    const question = screen.getByRole('dialog', { name: 'Düello şimdi bitsin mi?' });
    await question.getByRole('button', { name: 'Düelloyu bitir' }).click();
    await expect.element(screen.getByText('Düello tamamlandı.').first()).toBeVisible();
  });

  it('offers a participant neither finishing nor inviting', async () => {
    const screen = await open(sampleBoard({ viewer: 'participant', inviteCode: null }));
    await expect.element(screen.getByText('23 sa')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Düelloyu bitir' }).elements()).toEqual([]);
    expect(screen.getByText('Katılımcı çağır').elements()).toEqual([]);
  });

  it.each([
    [self._id, 'Tebrikler, bu düello senin!'],
    [rival._id, 'Bu kez Mert Y. kazandı.'],
    [null, 'Berabere bitti; kazanan yok.'],
  ])('tells the result, won by %s', async (winner, text) => {
    const screen = await open(sampleBoard({}, finished(winner)));
    await expect.element(screen.getByText(text)).toBeVisible();
    await expectAccessible();
  });

  it('tells when it cannot be shown', async () => {
    fakeApi.fail(duels.scoreboard, 'server.busy');
    const screen = await renderScreen(screenAtId, { at: address });
    await expect.element(screen.getByText('Skor tablosu alınamadı.')).toBeVisible();
    // A missing duel offers no retry.
    fakeApi.fail(duels.scoreboard, 'duel.not_found');
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByText('Böyle bir düello yok')).toBeVisible();
  });
});

it('asks nothing of the server for an address without an id', async () => {
  const screen = await renderScreen(screenAtId, { at: '/duels/abc' });
  await expect.element(screen.getByText('Böyle bir düello yok')).toBeVisible();
});

describe('the prompts', () => {
  it('lets the owner approve a request', async () => {
    fakeApi.reply(duels.approve, sampleBoard());
    const screen = await open(sampleBoard({ invite: asked, invites: [asked] }));
    await expect.element(screen.getByText('Konuk Y. düelloya katılmak istiyor.')).toBeVisible();
    await screen.getByRole('button', { name: 'Onayla' }).click();
    await expect.element(screen.getByText('Davet onaylandı.').first()).toBeVisible();
  });

  it('lets the invited person accept', async () => {
    fakeApi.reply(duels.respond, sampleBoard());
    const screen = await open(
      sampleBoard({ viewer: 'invitee', invite: invited }, { ...pending, owner: rival }),
    );
    await expect.element(screen.getByText('Mert Y. seni düelloya çağırdı.')).toBeVisible();
    await screen.getByRole('button', { name: 'Kabul et' }).click();
    await expect.element(screen.getByText('Davet kabul edildi.').first()).toBeVisible();
  });

  it('tells who asked to wait', async () => {
    const screen = await open(sampleBoard({ viewer: 'guest', invite: asked, scores: [] }));
    await expect.element(screen.getByText(/onayı bekleniyor/)).toBeVisible();
  });

  it('lets whoever came by the link ask', async () => {
    const code = 'kod_kod_kod_kod_kod_kod';
    fakeApi.reply(duels.invite, sampleBoard());
    const screen = await open(sampleBoard({ viewer: 'guest', scores: [] }), {
      at: `${address}?invite=${code}`,
    });
    await screen.getByRole('button', { name: 'Katılmak iste' }).click();
    await expect.element(screen.getByText('İsteğin iletildi.').first()).toBeVisible();
    expect(fakeApi.calls(duels.scoreboard)[0]!.query.get('invite')).toBe(code);
    expect(fakeApi.calls(duels.invite)[0]!.body).toEqual({ inviteeId: self._id, code });
  });
});

describe('inviting', () => {
  it('finds the participant by e-mail and says what failed', async () => {
    fakeApi.reply(users.byEmail, guest);
    fakeApi.fail(duels.invite, 'duel.full');
    const screen = await open(sampleBoard());
    await screen.getByRole('button', { name: 'Davet et' }).click();
    await expect.element(screen.getByText('Lütfen listeden bir katılımcı seç.')).toBeVisible();
    await screen.getByRole('combobox', { name: 'Katılımcı' }).fill('konuk@test.example');
    await press('Enter');
    await expect
      .element(screen.getByText('Davet gönderilemedi. Bu düelloda yer kalmadı.').first())
      .toBeVisible();
  });

  it('is over after three hours', async () => {
    const startAt = new Date(Date.now() - 4 * 3_600_000).toISOString();
    const screen = await open(sampleBoard({}, { startAt }));
    await expect.element(screen.getByText('Davet penceresi kapandı.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Davet et' }).elements()).toEqual([]);
  });
});

describe('the menu of a person', () => {
  it('reports with the duel as the place', async () => {
    fakeApi.reply(userBlocks.report, null);
    const screen = await open(sampleBoard());
    await screen.getByRole('button', { name: 'Mert Y. için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Bildir' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Mert Y. hakkında bildirim' });
    await dialog.getByLabelText('Neden').selectOptions('cheating');
    await dialog.getByLabelText('Ne oldu?').fill('Süreyi uyduruyor.');
    await dialog.getByRole('button', { name: 'Bildir' }).click();
    await expect.element(screen.getByText(/yöneticilere ulaştı/).first()).toBeVisible();
    expect(fakeApi.calls(userBlocks.report)[0]!.body).toEqual({
      kind: 'cheating',
      reason: 'Süreyi uyduruyor.',
      reference: `duel:${sampleBoard().duel.id}`,
    });
  });

  it('blocks, and can take it back', async () => {
    fakeApi.reply(userBlocks.block, null);
    fakeApi.reply(userBlocks.unblock, null);
    const screen = await open(sampleBoard());
    await screen.getByRole('button', { name: 'Mert Y. için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Engelle' }).click();
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.element(screen.getByText('Mert Y. için engel kaldırıldı.').first()).toBeVisible();
  });
});
