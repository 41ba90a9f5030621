import { MAX_PLAN_VIDEOS } from '@netlik/contract/planning/daily-plans/plan';
import CloseIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { editTexts as texts } from '../daily-plans.texts.ts';
import styles from './edit.module.css';
import { type SubjectRow, withVideoLink } from './plan-values.ts';

type Videos = Pick<SubjectRow, 'videos' | 'videoLink'>;
type Props = { row: Videos; error?: string; onChange: (part: Videos) => void };

export const VideoRows = ({ row: { videos, videoLink: link = '' }, error, onChange }: Props) => {
  const [refused, setRefused] = useState<string>();
  const add = () => {
    const added = withVideoLink(videos, link);
    if (!added) return setRefused(texts.badVideo);
    if (added.length === videos.length) return setRefused(texts.twiceVideo);
    onChange({ videos: added, videoLink: '' });
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
            error={refused ?? error}
            onChange={(event) => {
              onChange({ videos: [...videos], videoLink: event.currentTarget.value });
              setRefused(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter adds the link and must not submit the plan.
              event.preventDefault();
              add();
            }}
          />
          <Button look="line" disabled={link.trim() === ''} onClick={add}>
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
                onClick={() =>
                  onChange({ videos: videos.filter((video) => video.url !== url), videoLink: link })
                }
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
