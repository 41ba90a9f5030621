import type { VideoItem } from '@netlik/contract/videos';
import { formatPlayTime } from '../../formats/durations.ts';
import { PlayVideoIcon } from './play-video-icon.tsx';
import { videoTitle } from './video-title.ts';
import styles from './videos.module.css';
import { videoTexts as texts } from './videos.texts.ts';

type Props = { videos: readonly VideoItem[]; current?: number; onPick: (index: number) => void };

/** The rows of videos, each a button; `current` is the one being played. */
export const VideoRows = ({ videos, current, onPick }: Props) => (
  <ol className={styles.rows}>
    {videos.map((video, index) => (
      <li key={`${video.videoId} ${video.position}`}>
        <button
          type="button"
          className={styles.row}
          aria-current={index === current || undefined}
          aria-label={texts.watch(videoTitle(video, index))}
          onClick={() => onPick(index)}
        >
          <span className={styles.mark}>
            <PlayVideoIcon />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{videoTitle(video, index)}</span>
            <span className={styles.details}>{index === current ? texts.playing : video.channelTitle}</span>
          </span>
          {video.durationSeconds !== null && (
            <span className={styles.length}>{formatPlayTime(video.durationSeconds)}</span>
          )}
        </button>
      </li>
    ))}
  </ol>
);
