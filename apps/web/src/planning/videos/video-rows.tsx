import type { VideoItem } from '@netlik/contract/planning/videos';
import PlayIcon from 'lucide-react/icons/play';
import { formatPlayTime } from '../../formats/durations.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './videos.module.css';
import { videoTexts as texts, videoTexts } from './videos.texts.ts';

/** A video added by link has no title yet, so its position is shown. */
export const videoTitle = (video: VideoItem, index: number): string =>
  video.title ?? videoTexts.untitled(index + 1);

type Props = { videos: readonly VideoItem[]; current?: number; onPick: (index: number) => void };

export const VideoRows = ({ videos, current, onPick }: Props) => (
  <Stack as="ol" gap="1">
    {videos.map((video, index) => (
      <li key={`${video.videoId} ${video.position}`}>
        <Grid
          type="button"
          as="button"
          gap="3"
          align="center"
          text="start"
          full
          className={styles.row}
          aria-current={index === current || undefined}
          aria-label={texts.watch(videoTitle(video, index))}
          onClick={() => onPick(index)}
        >
          <Stack as="span" center tone="primary" className={styles.mark}>
            <PlayIcon size={18} fill="currentColor" />
          </Stack>
          <Stack as="span" className={styles.words}>
            <span>{videoTitle(video, index)}</span>
            <Text as="span" tone="muted" size="small" aria-hidden="true">
              {index === current ? texts.playing : video.channelTitle}
            </Text>
          </Stack>
          {video.durationSeconds !== null && (
            <Text as="span" tone="muted" size="small" numbers aria-hidden="true">
              {formatPlayTime(video.durationSeconds)}
            </Text>
          )}
        </Grid>
      </li>
    ))}
  </Stack>
);
