import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { videos } from '@netlik/contract/planning/videos';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../data/calls/read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { VideoList } from '../../videos/video-list.tsx';
import { detailTexts as texts } from '../daily-plans.texts.ts';
import styles from './subject-detail.module.css';

/** Requests the videos when the student opens the coach's playlist. */
export const CoachPlaylist = ({ subject }: { subject: string }) => {
  const [open, setOpen] = useState(false);
  const preference = useQuery(read(dailyPlans.subjectPreferences, { query: { subject } }));
  const list = useQuery({
    ...read(videos.listOfSubject, { query: { subject } }),
    enabled: open,
    retry: false,
  });
  if (!preference.data?.playlistId) return null;
  return (
    <Stack as="section" gap="2" className={styles.part}>
      <h3>{texts.playlist}</h3>
      {!open && (
        <div>
          <Button look="quiet" small onClick={() => setOpen(true)}>
            {texts.showPlaylist}
          </Button>
        </div>
      )}
      {open && <UntilLoaded query={list} failed={texts.playlistFailed} compact />}
      {list.data && <VideoList videos={list.data.videos} />}
    </Stack>
  );
};
