import { MAX_PLAN_VIDEOS } from '@netlik/contract/daily-plans/plan';
import { parseVideoLink, videoUrl } from '@netlik/domain/videos/video-link';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { CloseIcon } from '../../../ui/icons/glyphs.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { editTexts as texts } from '../daily-plans.texts.ts';
import styles from './edit.module.css';
import type { VideoRow } from './plan-values.ts';

type Props = { videos: readonly VideoRow[]; onChange: (videos: VideoRow[]) => void };

/** Videos of a subject by their YouTube links. */
export const VideoRows = ({ videos, onChange }: Props) => {
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const found = parseVideoLink(link);
    const url = found && videoUrl(found.videoId, found.startSeconds);
    if (!url) return setError(texts.badVideo);
    if (videos.some((video) => video.url === url)) return setError(texts.twiceVideo);
    onChange([...videos, { url, title: null, channelTitle: null, durationSeconds: null }]);
    setLink('');
    setError(undefined);
  };
  return (
    <>
      {videos.length < MAX_PLAN_VIDEOS && (
        <Grid gap="2" className={styles.videoLink}>
          <TextField
            label={texts.videoLink}
            optional
            inputMode="url"
            placeholder="https://youtu.be/…"
            value={link}
            error={error}
            onChange={(event) => {
              setLink(event.currentTarget.value);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the link; it must not send the whole plan.
              event.preventDefault();
              add();
            }}
          />
          <Button look="quiet" disabled={link.trim() === ''} onClick={add}>
            {texts.addVideo}
          </Button>
        </Grid>
      )}
      {videos.length > 0 && (
        <Stack as="ul" gap="1" className={styles.videos}>
          {videos.map(({ url, title }) => (
            <li key={url}>
              <span>{title ?? url}</span>
              <IconButton
                label={texts.removeVideo(title ?? url)}
                onClick={() => onChange(videos.filter((video) => video.url !== url))}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
};
