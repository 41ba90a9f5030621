import { type Message, type MessageThread, messages } from '@netlik/contract/coaching/messages';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { MessagesPage } from './messages-page.tsx';

const id = '01890a5d-ac96-774b-bcce-b302099a8061';
const at = new Date(Date.now() - 3_600_000).toISOString();

const thread: MessageThread = {
  id,
  person: { id: '01890a5d-ac96-774b-bcce-b302099a8062', name: 'Elif Aydın', avatar: null },
  closed: null,
  unread: 1,
  last: { text: 'Nasıl gidiyor?', hasPictures: false, isOwn: false, createdAt: at },
};
const said: Message = {
  id: '01890a5d-ac96-774b-bcce-b302099a8063',
  number: 2,
  isOwn: false,
  createdAt: at,
  text: 'Nasıl gidiyor?',
  pictures: [],
};

const serve = (part: Partial<MessageThread> = {}) => {
  const shown = { ...thread, ...part };
  fakeApi.reply(messages.listThreads, { data: [shown], paging: { hasMore: false, nextCursor: null } });
  const own = { ...said, id: said.id.replace(/3$/, '4'), number: 1, isOwn: true, text: 'Merhaba hocam' };
  const reply = { thread: shown, messages: [own, said], hasEarlier: false, readByOther: 1 };
  fakeApi.reply(messages.getThread, reply);
  fakeApi.reply(messages.markRead, null);
};

const open = async (path: string, width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(
    <Routes>
      <Route path="/messages" element={<MessagesPage />} />
      <Route path="/messages/:id" element={<MessagesPage />} />
    </Routes>,
    { at: path },
  );
};

describe('messages', () => {
  it('marks an open conversation read and sends with Enter', async () => {
    serve();
    fakeApi.reply(messages.send, { ...said, number: 3, isOwn: true });
    const screen = await open(`/messages/${id}`);
    await expect.element(screen.getByText('Merhaba hocam')).toBeVisible();
    await expect.element(screen.getByText(/Okundu/)).toBeVisible();
    await expect
      .poll(() => fakeApi.calls(messages.markRead).map(({ body }) => body))
      .toEqual([{ number: 2 }]);
    await screen.getByLabelText('Mesajını yaz').fill('İyi gidiyor');
    await screen.getByRole('button', { name: 'Gönder' }).click();
    await expect
      .poll(() => fakeApi.calls(messages.send).map(({ body }) => body))
      .toEqual([{ text: 'İyi gidiyor' }]);
    await expectAccessible();
  });

  it('shows a former conversation without a field to write in, on a phone too', async () => {
    serve({ closed: 'former', unread: 0 });
    const screen = await open(`/messages/${id}`, 390);
    await expect.element(screen.getByText(/Koçun değişti/)).toBeVisible();
    expect(screen.getByLabelText('Mesajını yaz').query()).toBeNull();
    await expectFits();
  });

  it('refuses more than 2,000 characters beside the field', async () => {
    serve();
    const screen = await open(`/messages/${id}`);
    await screen.getByLabelText('Mesajını yaz').fill('a'.repeat(2001));
    await expect.element(screen.getByText(/en fazla 2000 karakter/)).toBeVisible();
    await screen.getByRole('button', { name: 'Gönder' }).click();
    expect(fakeApi.calls(messages.send)).toEqual([]);
  });
});
