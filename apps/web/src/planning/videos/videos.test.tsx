import type { VideoItem } from '@netlik/contract/planning/videos';
import { aVideo } from '@netlik/testkit/rows/planning';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { VideoList } from './video-list.tsx';
import { VideoPlayerDialog } from './video-player-dialog.tsx';
import { videoTexts } from './videos.texts.ts';

const video = (position: number, part: Partial<VideoItem> = {}) =>
  aVideo({
    videoId: `video00000${position}`,
    title: `Türev ${position + 1}`,
    position,
    url: `https://www.youtube.com/watch?v=video00000${position}`,
    ...part,
  });
const three = [
  video(0),
  video(1, { title: null, channelTitle: null, durationSeconds: null }),
  video(2, { url: null }),
];

const frame = () => document.querySelector('iframe');
const asked = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin !== location.origin && !origin.startsWith('blob'));

describe('the player of videos', () => {
  it('asks nothing of anybody before a press on play, and then only the no-cookie player', async () => {
    const onClose = vi.fn();
    const screen = await renderScreen(<VideoPlayerDialog videos={three} onClose={onClose} />);
    await expect.element(screen.getByRole('dialog', { name: 'Türev 1' })).toBeVisible();
    expect(frame()).toBeNull();
    expect(document.querySelector('dialog img')).toBeNull();
    expect(asked()).toEqual([]);
    await expectAccessible();
    await screen.getByRole('button', { name: videoTexts.play, exact: true }).click();
    expect(new URL(frame()!.src).origin).toBe('https://www.youtube-nocookie.com');
    expect(frame()!.referrerPolicy).toBe('strict-origin');
    expect(frame()!.title).toBe('Türev 1');
    await screen.getByRole('button', { name: 'Kapat' }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('plays the one that is picked, and says of one without a source that there is none', async () => {
    await page.viewport(390, 844);
    const screen = await renderScreen(<VideoList videos={three} />);
    expect(frame()).toBeNull();
    await expect.element(screen.getByText('12:05').first()).toBeVisible();
    await screen.getByRole('button', { name: videoTexts.watch('2. video') }).click();
    expect(frame()!.src).toContain('/embed/video000001?');
    expectFits();
    await screen
      .getByRole('dialog')
      .getByRole('button', { name: videoTexts.watch('Türev 3') })
      .click();
    await expect.element(screen.getByText(videoTexts.noPlayableSource)).toBeVisible();
    expect(frame()).toBeNull();
    await expect.element(screen.getByRole('link', { name: videoTexts.openOutside })).not.toBeInTheDocument();
  });
});
