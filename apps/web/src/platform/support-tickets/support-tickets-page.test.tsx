import { supportTickets, type TicketSummary } from '@netlik/contract/platform/support-tickets';
import { aTicket, aTicketMessage } from '@netlik/testkit/rows/platform';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { SupportTicketsPage } from './support-tickets-page.tsx';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const ticket = (part: Partial<TicketSummary> = {}): TicketSummary =>
  aTicket({
    id: '01890a5d-ac96-774b-bcce-b302099a8061',
    lastMessageAt: inHours(-1),
    expiresAt: inHours(3),
    createdAt: inHours(-5),
    ...part,
  });

const message = aTicketMessage({ createdAt: inHours(-1) });

const serve = (rows: TicketSummary[]) => {
  fakeApi.reply(supportTickets.list, { data: rows, total: rows.length });
  fakeApi.reply(supportTickets.messages, [message]);
};

const open = async (at = '/support/reports', width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<SupportTicketsPage />, { at });
};

const picture = (bytes: number, name: string) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: bytes });

/** Sets the files directly, because sending megabytes to the browser takes a minute. */
const choose = (files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('the report centre', () => {
  it('says what is missing, on a phone too, and shows what its tour points to', async () => {
    serve([]);
    const screen = await open('/support/reports', 390);
    await screen.getByRole('button', { name: 'Raporu gönder' }).click();
    await expect.element(screen.getByText('Başlık zorunlu.')).toBeVisible();
    await expect.element(screen.getByText('Detay zorunlu.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Detay' }).fill('kısa');
    await expect.element(screen.getByText('Lütfen daha fazla detay ekle.')).toBeVisible();
    await expectTourAnchors('report-centre');
    expectFits();
    await expectAccessible();
  });

  it('previews pictures and refuses what is too large, alone and together', async () => {
    serve([]);
    const screen = await open();
    const MB = 2 ** 20;
    choose([picture(10, 'bir.png'), picture(5 * MB + 1, 'buyuk.png')]);
    await expect.element(screen.getByText('Tek dosya 5 MB sınırını aşıyor.')).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'bir.png' })).toBeInTheDocument();
    choose([1, 2, 3, 4].map((at) => picture(5 * MB - at, `${at}.png`)));
    await expect.element(screen.getByText('5 görsel, 20 MB')).toBeVisible();
    choose([picture(1000, 'son.png')]);
    await expect.element(screen.getByText('Toplam dosya boyutu 20 MB sınırını aşıyor.')).toBeVisible();
    await screen.getByRole('button', { name: 'Kaldır: bir.png' }).click();
    await expect.element(screen.getByText('4 görsel, 20 MB')).toBeVisible();
  });

  it('opens a report by its address, with the time left to answer', async () => {
    serve([ticket()]);
    const screen = await open(`/support/reports?report=${ticket().id}`);
    await expect.element(screen.getByText('Hangi gün girdin?')).toBeVisible();
    await expect.element(screen.getByText(/kalan süre: (?:3 sa|2 sa 59 dk)/)).toBeVisible();
    await screen.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect.element(screen.getByText('Mesaj boş olamaz.')).toBeVisible();
    await expectAccessible();
  });

  it('offers only a new report once the time is over', async () => {
    serve([ticket({ expiresAt: inHours(-1) })]);
    const screen = await open();
    await screen.getByRole('button', { name: 'Geçmiş raporlar' }).click();
    const drawer = screen.getByRole('dialog');
    await drawer.getByRole('button', { name: /Netim yanlış/ }).click();
    await expect.element(drawer.getByText(/24 saatlik yanıt süresi doldu/)).toBeVisible();
    await expect.element(drawer.getByText('Yanıt süresi doldu', { exact: true })).toBeVisible();
    await expect.element(drawer.getByRole('textbox')).not.toBeInTheDocument();
    await drawer.getByRole('button', { name: 'Yeni rapor' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Başlık' })).toHaveFocus();
  });

  it('says when nothing could be loaded', async () => {
    fakeApi.fail(supportTickets.list, 'server.failed');
    const screen = await open();
    await expect.element(screen.getByText('Raporlar yüklenemedi. Lütfen tekrar deneyin.')).toBeVisible();
  });
});
