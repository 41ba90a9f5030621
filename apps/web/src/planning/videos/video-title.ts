import type { VideoItem } from '@netlik/contract/planning/videos';
import { videoTexts } from './videos.texts.ts';

/** A video added by link has no title yet, so its position is shown. */
export const videoTitle = (video: VideoItem, index: number): string =>
  video.title ?? videoTexts.untitled(index + 1);
