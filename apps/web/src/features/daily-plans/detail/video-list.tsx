import type { VideoItem } from '@netlik/contract/videos';
import { clockDigits } from '@netlik/domain/study/study-runs/view';
import { detailTexts as texts } from '../daily-plans.texts.ts';
import styles from './subject-detail.module.css';

const PlayIcon = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="currentColor" aria-hidden="true">
    <path d="M6.4 3.9v12.2a.7.7 0 0 0 1 .6l9.6-6.1a.7.7 0 0 0 0-1.2L7.5 3.3a.7.7 0 0 0-1.1.6Z" />
  </svg>
);

type Props = { videos: readonly VideoItem[]; onPlay: (index: number) => void };

/** Titles only: a picture would tell another company who is looking. */
export const VideoList = ({ videos, onPlay }: Props) => (
  <ol className={styles.videos}>
    {videos.map((video, index) => {
      const title = video.title ?? texts.unnamedVideo(index + 1);
      return (
        <li key={`${video.position} ${video.videoId}`}>
          <button
            type="button"
            className={styles.play}
            aria-label={texts.play(title)}
            disabled={!video.url}
            onClick={() => onPlay(index)}
          >
            <PlayIcon />
          </button>
          <span className={styles.videoWords}>
            <span>{title}</span>
            <span className={styles.muted}>
              {video.url
                ? [
                    video.channelTitle,
                    video.durationSeconds !== null && clockDigits(video.durationSeconds),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                : texts.noPlayableSource}
            </span>
          </span>
        </li>
      );
    })}
  </ol>
);
