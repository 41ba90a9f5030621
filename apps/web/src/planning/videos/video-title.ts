import type { VideoItem } from '@netlik/contract/planning/videos';
import { videoTexts } from './videos.texts.ts';

/** A video added by its link alone has no title yet: its position is shown instead. */
export const videoTitle = (video: VideoItem, index: number): string =>
  video.title ?? videoTexts.untitled(index + 1);
