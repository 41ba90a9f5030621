import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { drawPicture, type Picture } from './draw-picture.ts';
import { ShareControls } from './share-controls.tsx';

const picture: Picture = {
  title: 'Bir çalışma daha tamam',
  text: 'Matematik',
  ring: { value: 0.4, middle: '1 sa 25 dk', label: 'Haftalık hedef' },
  figures: [
    { label: 'Seri', value: '5 gün' },
    { label: 'XP', value: '+80' },
  ],
  bar: { now: 0.8, before: 0.7, title: 'Hedefine 11 net', text: 'İTÜ (tahmini)' },
};

const written = () => {
  const spy = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([text]) => text).join(' ');
};

it('a picture is 1080 × 1350 and says what it is given', async () => {
  const words = written();
  const drawn = await drawPicture(picture);
  const { width, height } = await createImageBitmap(drawn);
  expect([drawn.type, width, height]).toEqual(['image/png', 1080, 1350]);
  for (const word of ['Matematik', '1 sa 25 dk', '5 gün', '+80', 'Hedefine 11 net', 'tahmini', 'Netlik'])
    expect(words()).toContain(word);
});

it('holds no name unless it is switched on', async () => {
  const words = written();
  const shared = vi.fn((_: ShareData) => Promise.resolve());
  const before = { canShare: navigator.canShare, share: navigator.share };
  Object.assign(navigator, { canShare: () => true, share: shared });
  onTestFinished(() => void Object.assign(navigator, before));
  await renderScreen(<ShareControls picture={picture} />);
  await page.getByRole('button', { name: 'Resim olarak paylaş' }).click();
  await expect.poll(() => shared.mock.calls.length).toBe(1);
  expect(shared.mock.calls[0]![0].files?.[0]).toMatchObject({ name: 'netlik.png', type: 'image/png' });
  expect(words()).not.toContain('Ayşe');
  await page.getByRole('switch', { name: 'Resimde adım görünsün' }).click();
  await page.getByRole('button', { name: 'Resim olarak paylaş' }).click();
  await expect.poll(() => shared.mock.calls.length).toBe(2);
  expect(words()).toContain('Ayşe');
  expect(words()).not.toContain('Işık');
  await expectAccessible();
});
