import { rooms } from '@netlik/contract/community/rooms/rooms';
import { useLocation } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { RoomsPage } from '../community/rooms/lobby/rooms-page.tsx';
import { sampleDetail, sampleRoom } from '../community/rooms/rooms.samples.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { press } from '../testing/keys.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { RootFrame } from './root-frame.tsx';

const LOBBY = '/study-tracker/study-room';
const Screens = () => (useLocation().pathname.startsWith(LOBBY) ? <RoomsPage /> : <h1>Başka bir sayfa</h1>);

it('a room keeps the focus under every arrow key, and the title takes it only on another page', async () => {
  const four = [1, 2, 3, 4].map((index) => sampleRoom(index));
  fakeApi.reply(rooms.list, () => four);
  fakeApi.reply(rooms.get, ({ path }) => sampleDetail({ id: path.split('/').at(-1)! }));
  fakeApi.reply(rooms.listOpen, []);
  fakeApi.reply(rooms.study, { studying: [], focus: null });
  await page.viewport(1440, 900);
  const screen = await renderScreen(<Screens />, { at: LOBBY, frame: <RootFrame /> });
  const room = (name: string) => screen.getByRole('option', { name });
  const address = () => screen.router.state.location.pathname;
  await room('Oda 1').click();
  // A title that loses the focus at once is still announced.
  const focused: string[] = [];
  const note = ({ target }: FocusEvent) => focused.push((target as Element).tagName);
  document.addEventListener('focusin', note);
  onTestFinished(() => document.removeEventListener('focusin', note));
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
  ] as const) {
    await press(key);
    await expect.poll(address).toBe(`${LOBBY}/${four[at - 1]!.id}`);
    await expect.element(room(`Oda ${at}`)).toHaveFocus();
  }
  expect(focused).not.toContain('H1');
  await screen.router.navigate('/elsewhere');
  await expect.element(screen.getByRole('heading', { name: 'Başka bir sayfa' })).toHaveFocus();
  // Going back is a new page, even after keyboard navigation.
  await screen.router.navigate(-1);
  await expect.element(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Başka bir sayfa');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
