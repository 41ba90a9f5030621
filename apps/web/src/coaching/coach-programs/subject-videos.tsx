import type { VideoInput } from '@netlik/contract/planning/videos';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import CloseIcon from 'lucide-react/icons/x';
import { formatPlayTime } from '../../formats/durations.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { type DraftSubject, moveVideo } from './program-draft.ts';
import styles from './program-form.module.css';

type Props = {
  videos: readonly VideoInput[];
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
};

/** The order is the student's watching order. */
export const SubjectVideos = ({ videos, onChange }: Props) => (
  <Stack as="ol" full aria-label={texts.videos}>
    {videos.map((video, index) => {
      const name = video.title ?? video.url;
      return (
        <Row key={video.url} as="li" gap="1 4" align="center" wrap className={styles.video}>
          <Stack as="span" wrapAnywhere shrink className={styles.topicName}>
            {name}
          </Stack>
          {video.durationSeconds != null && (
            <span className="numbers">{formatPlayTime(video.durationSeconds)}</span>
          )}
          <Row as="span">
            <IconButton
              label={texts.videoUp(name)}
              disabled={index === 0}
              onClick={() => onChange((now) => moveVideo(now, video.url, -1))}
            >
              <ChevronUpIcon size={18} />
            </IconButton>
            <IconButton
              label={texts.videoDown(name)}
              disabled={index === videos.length - 1}
              onClick={() => onChange((now) => moveVideo(now, video.url, 1))}
            >
              <ChevronDownIcon size={18} />
            </IconButton>
            <IconButton
              label={texts.removeVideo(name)}
              onClick={() =>
                onChange((now) => ({ ...now, videos: now.videos.filter(({ url }) => url !== video.url) }))
              }
            >
              <CloseIcon size={18} />
            </IconButton>
          </Row>
        </Row>
      );
    })}
  </Stack>
);
