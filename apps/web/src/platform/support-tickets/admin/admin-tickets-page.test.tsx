import { adminSupportTickets, supportTickets } from '@netlik/contract/platform/support-tickets';
import { aTicket, aTicketMessage } from '@netlik/testkit/rows/platform';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { AdminTicketsPage } from './admin-tickets-page.tsx';

const ago = new Date(Date.now() - 3_600_000).toISOString();

const ticket = aTicket({
  status: 'pending',
  lastMessageAt: ago,
  lastMessagePreview: 'Fen neti farklı.',
  totalAttachments: 1,
  createdAt: ago,
});

const serve = () => {
  let status = ticket.status;
  fakeApi.reply(adminSupportTickets.list, () => ({ data: [{ ...ticket, status }], total: 1 }));
  fakeApi.reply(supportTickets.messages, [
    aTicketMessage({ sender: 'student', content: 'Fen neti farklı.', createdAt: ago }),
  ]);
  fakeApi.reply(adminSupportTickets.setStatus, ({ body }) => {
    status = (body as { status: typeof status }).status;
    return { ...ticket, status };
  });
};

describe('the reports of all students', () => {
  it('asks for eight, opens one, closes it by a quick button and refuses an empty answer', async () => {
    serve();
    await page.viewport(1440, 900);
    const screen = await renderScreen(<AdminTicketsPage />, { at: '/admin/reports' });
    await screen.getByRole('button', { name: 'Netim yanlış' }).click();
    expect(fakeApi.calls(adminSupportTickets.list)[0]!.query.get('limit')).toBe('8');
    const drawer = screen.getByRole('dialog');
    await expect.element(drawer.getByText('Fen neti farklı.')).toBeVisible();
    await expect.element(drawer.getByText('İletişim: ayse@ornek.example')).toBeVisible();
    await drawer.getByRole('button', { name: 'Gönder', exact: true }).click();
    await expect.element(drawer.getByText('Mesaj zorunlu.')).toBeVisible();
    await expectAccessible();
    await drawer.getByRole('button', { name: 'Çözüldü' }).click();
    await expect.element(drawer.getByRole('button', { name: 'Çözüldü' })).toBeDisabled();
    await expect.element(drawer.getByText(/Kapalı rapora mesaj yazılamaz/)).toBeVisible();
    await drawer.getByRole('combobox', { name: 'Durum' }).selectOptions('pending');
    await expect.element(drawer.getByRole('textbox', { name: 'Yanıt' })).toBeVisible();
  });

  it('says when the list could not be loaded', async () => {
    fakeApi.fail(adminSupportTickets.list, 'server.failed');
    const screen = await renderScreen(<AdminTicketsPage />, { at: '/admin/reports' });
    await expect.element(screen.getByText('Rapor listesi çekilemedi. Lütfen tekrar deneyin.')).toBeVisible();
  });
});
