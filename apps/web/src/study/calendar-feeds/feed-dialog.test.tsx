import { calendarFeeds } from '@netlik/contract/study/calendar-feeds';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { feedAddress, subscribeLink } from './feed-address.ts';
import { FeedDialog } from './feed-dialog.tsx';

const token = 'n'.repeat(32);
const feed = {
  _id: '00000000-0000-4000-8000-000000000001',
  app: 'apple' as const,
  createdAt: '2026-11-16T09:00:00.000Z',
  readAt: null,
};

describe('adding one’s days to another calendar', () => {
  it('leads to the chosen calendar and shows the address this once', async () => {
    fakeApi.reply(calendarFeeds.list, []);
    fakeApi.reply(calendarFeeds.create, { ...feed, token });
    const screen = await renderScreen(<FeedDialog onClose={() => undefined} />);
    await screen.getByText('Apple', { exact: true }).click();
    await expect.element(screen.getByText('2. Açılan pencerede “Abone Ol” de.')).toBeVisible();
    await screen.getByRole('button', { name: 'Bağlantı oluştur' }).click();
    const address = feedAddress(location.origin, token);
    await expect
      .element(screen.getByRole('link', { name: 'Apple Takvim’de aç' }))
      .toHaveAttribute('href', address.replace(/^http:/, 'webcal:'));
    await expect.element(screen.getByLabelText('Takvim bağlantın')).toHaveValue(address);
    expect(fakeApi.calls(calendarFeeds.create)[0]!.body).toEqual({ app: 'apple' });
    await expectAccessible();
  });

  it('closes an open address', async () => {
    fakeApi.reply(calendarFeeds.list, [feed]);
    fakeApi.reply(calendarFeeds.remove, null);
    const screen = await renderScreen(<FeedDialog onClose={() => undefined} />);
    await screen.getByRole('button', { name: 'Kapat: Apple Takvim, 16 Kasım 2026' }).click();
    await expect.poll(() => fakeApi.calls(calendarFeeds.remove)[0]?.query.get('id')).toBe(feed._id);
  });

  it('gives Google and Outlook the address as they read it', () => {
    const address = feedAddress('https://netlik.example', token);
    expect(subscribeLink('google', address)).toBe(
      `https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fnetlik.example%2Fapi%2Fcalendar%2Ffeed%2F${token}.ics`,
    );
    expect(subscribeLink('outlook', address)).toContain(`url=https%3A%2F%2Fnetlik.example`);
    expect(subscribeLink('other', address)).toBeNull();
  });
});
