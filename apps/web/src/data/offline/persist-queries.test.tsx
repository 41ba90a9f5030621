import { reminders } from '@netlik/contract/study/reminders';
import { toStudyDay } from '@netlik/domain/study-day';
import { aReminder } from '@netlik/testkit/rows/study';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse, mehmet } from '../../testing/people.ts';
import { renderScreen, signIn } from '../../testing/render-screen.tsx';
import { LoadingOrOffline } from '../../ui/states/loading-or-offline.tsx';
import { read } from '../calls/read.ts';
import { session } from '../calls/session.ts';
import { offlineTexts } from './offline.texts.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { persistQueries } from './persist-queries.ts';
import { indexedDbPages } from './persisted-replies.ts';

const days = { query: { from: '2026-11-16', to: '2026-11-22' } };
const reminder = aReminder({ date: toStudyDay('2026-11-16'), text: 'Deneme sınavı' });

const Page = () => {
  const query = useQuery(read(reminders.list, days));
  return (
    <>
      <OfflineBanner />
      {query.data ? (
        query.data.map(({ _id, text }) => <p key={_id}>{text}</p>)
      ) : (
        <LoadingOrOffline query={query} />
      )}
    </>
  );
};

/** A page after a reload: its query cache is empty and replies are persisted again. */
const open = async (person = ayse) => {
  const screen = await renderScreen(<Page />, { person });
  const stop = persistQueries(screen.queries, person._id);
  const leave = async () => {
    stop();
    await screen.unmount();
  };
  return { screen, leave };
};

const setOnline = (online: boolean) => {
  onlineManager.setOnline(online);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  dispatchEvent(new Event(online ? 'online' : 'offline'));
};

afterEach(() => {
  vi.restoreAllMocks();
  setOnline(true);
  session.clear();
});

const visit = async () => {
  fakeApi.reply(reminders.list, () => [reminder]);
  const { screen, leave } = await open();
  await expect.element(screen.getByText('Deneme sınavı')).toBeVisible();
  const put = vi.spyOn(indexedDbPages, 'put');
  await vi.waitFor(() => expect(put).toHaveBeenCalled(), { timeout: 5_000 });
  await put.mock.results[0]!.value;
  await leave();
};

describe('a page that was seen before', () => {
  it('opens without a connection, with its time, and is fresh once there is one', async () => {
    await visit();
    setOnline(false);
    const { screen, leave } = await open();
    await expect.element(screen.getByText('Deneme sınavı')).toBeVisible();
    await expect.element(screen.getByText(offlineTexts.offline)).toBeVisible();
    const shown = screen.getByText(/^Gördüğün bilgiler: \d\d:\d\d\.$/);
    await expect.element(shown).toBeVisible();
    // The screen shows Turkey's time on every device, of a page that loaded a moment ago.
    const [hour, minute] = shown.element().textContent.match(/\d\d/g)!.map(Number);
    const now = new Date(Date.now() + 3 * 3_600_000);
    const minutesAgo = (now.getUTCHours() - hour!) * 60 + now.getUTCMinutes() - minute!;
    expect((minutesAgo + 1440) % 1440).toBeLessThan(5);
    fakeApi.reply(reminders.list, () => [{ ...reminder, text: 'Yeni deneme' }]);
    setOnline(true);
    await expect.element(screen.getByText('Yeni deneme')).toBeVisible();
    await expect.element(screen.getByText(/^Gördüğün bilgiler/)).not.toBeInTheDocument();
    await leave();
  });

  it('also opens when the server does not answer', async () => {
    await visit();
    fakeApi.offline(reminders.list);
    const { screen, leave } = await open();
    await expect.element(screen.getByText('Deneme sınavı')).toBeVisible();
    await expect.element(screen.getByText(offlineTexts.trouble)).toBeVisible();
    await leave();
  });

  it('says so where it was never seen', async () => {
    setOnline(false);
    const { screen, leave } = await open();
    await expect.element(screen.getByText(/burası bağlantı gelince dolacak/)).toBeVisible();
    await expect.element(screen.getByText(/^Gördüğün bilgiler/)).not.toBeInTheDocument();
    await leave();
  });

  it('is nobody else’s, and gone after signing out', async () => {
    await visit();
    setOnline(false);
    const other = await open(mehmet);
    await expect.element(other.screen.getByText(/burası bağlantı gelince dolacak/)).toBeVisible();
    await other.leave();
    signIn(ayse);
    session.clear();
    await vi.waitFor(async () =>
      expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('netlik-pages'),
    );
  });
});
