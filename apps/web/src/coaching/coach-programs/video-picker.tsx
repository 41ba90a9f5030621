import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { type VideoInput, type VideoItem, videos } from '@netlik/contract/planning/videos';
import { parsePlaylistLink, parseVideoLink, videoUrl } from '@netlik/domain/planning/videos/video-link';
import { parseStudyDay } from '@netlik/domain/study-day';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../data/calls/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { formatPlayTime } from '../../formats/durations.ts';
import { videoTitle } from '../../planning/videos/video-rows.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { DialogButtons } from '../dialog-buttons.tsx';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { videoPickerTexts as texts } from './coach-programs.texts.ts';
import styles from './program-form.module.css';

/** A bare playlist id is longer than a video id, which has 11 characters. */
const isSingleVideo = (text: string) => parseVideoLink(text) !== null && parsePlaylistLink(text) === null;

/** Loads a video's details; if that fails, the link is enough. */
const describeVideo = async (link: string): Promise<VideoInput> => {
  const { videoId, startSeconds } = parseVideoLink(link)!;
  const url = videoUrl(videoId, startSeconds);
  try {
    const [found] = await call(videos.list, { query: { ids: videoId } });
    return {
      url,
      title: found?.title ?? null,
      channelTitle: found?.channelTitle ?? null,
      durationSeconds: found?.durationSeconds ?? null,
    };
  } catch {
    return { url };
  }
};

const toInput = (
  { url, title, channelTitle, durationSeconds }: VideoItem,
  playlistId: string,
): VideoInput => ({
  url: url!,
  title,
  channelTitle,
  durationSeconds,
  playlistId,
});

type RowProps = {
  video: VideoItem;
  index: number;
  usedOn: string | undefined;
  isChosen: boolean;
  onToggle: () => void;
};

const PlaylistRow = ({ video, index, usedOn, isChosen, onToggle }: RowProps) => {
  const day = parseStudyDay(usedOn?.slice(0, 10) ?? '');
  return (
    <Row
      as="label"
      gap="3"
      align="center"
      className={`${styles.line} ${styles.choice}`}
      data-used={day !== null || undefined}
    >
      <input type="checkbox" disabled={video.url === null} checked={isChosen} onChange={onToggle} />
      <Stack as="span" wrapAnywhere shrink className={styles.name}>
        {videoTitle(video, index)}
        {day && (
          <Text as="span" tone="warning" size="tiny">
            {texts.used(formatDay(day))}
          </Text>
        )}
        {video.url === null && (
          <Text as="span" tone="warning" size="tiny">
            {texts.unplayable}
          </Text>
        )}
      </Stack>
      {video.durationSeconds !== null && (
        <span className="numbers">{formatPlayTime(video.durationSeconds)}</span>
      )}
    </Row>
  );
};

type ListProps = {
  playlistId: string;
  usedOn: ReadonlyMap<string, string>;
  chosen: readonly VideoInput[];
  onChosen: (videos: readonly VideoInput[]) => void;
};

const PlaylistVideos = ({ playlistId, usedOn, chosen, onChosen }: ListProps) => {
  const query = useInfiniteQuery(coachProgramQueries.playlist(playlistId));
  if (!query.data) return <UntilLoaded query={query} failed={texts.failed} compact />;
  const all = query.data.pages.flatMap((page) => page.videos);
  if (all.length === 0)
    return (
      <Text tone="muted" size="small">
        {texts.empty}
      </Text>
    );
  const isChosen = (video: VideoItem) => chosen.some(({ url }) => url === video.url);
  const toggle = (video: VideoItem) =>
    onChosen(
      isChosen(video)
        ? chosen.filter(({ url }) => url !== video.url)
        : [...chosen, toInput(video, playlistId)],
    );
  return (
    <>
      <Text tone="muted" size="small">
        {texts.usedHint}
      </Text>
      <Stack as="ul" full aria-label={texts.list}>
        {all.map((video, index) => (
          <li key={`${video.videoId} ${video.position}`}>
            <PlaylistRow
              {...{ video, index }}
              usedOn={usedOn.get(video.videoId ?? '')}
              isChosen={isChosen(video)}
              onToggle={() => toggle(video)}
            />
          </li>
        ))}
      </Stack>
      {query.hasNextPage && (
        <Button look="line" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  );
};

type FormProps = { error: string | undefined; busy: boolean; onLoad: (link: string) => void };

const LinkForm = ({ error, busy, onLoad }: FormProps) => {
  const [typed, setTyped] = useState('');
  return (
    <Stack
      as="form"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onLoad(typed);
      }}
    >
      <TextField
        label={texts.input}
        hint={texts.hint}
        error={error}
        data-first
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Row>
        <Button type="submit" look="line" busy={busy}>
          {texts.load}
        </Button>
      </Row>
    </Stack>
  );
};

type Props = {
  studentId: string | null;
  subject: string;
  onAdd: (videos: readonly VideoInput[]) => void;
  onClose: () => void;
};

/** The playlist is remembered for the student's subject. */
export const VideoPicker = ({ studentId, subject, onAdd, onClose }: Props) => {
  const enabled = studentId !== null && subject !== '';
  const preference = useQuery({ ...coachProgramQueries.preference(studentId ?? '', subject), enabled });
  const used = useQuery({ ...coachProgramQueries.usedVideos(studentId ?? '', subject), enabled });
  const [opened, setOpened] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<readonly VideoInput[]>([]);
  // Only a convenience, so the specification ignores failures.
  const { send: savePreference } = useWrite(coachPrograms.savePreference, { failed: null });
  const saved = preference.data?.playlistId ?? null;
  const playlistId = opened ?? saved;

  const addAndClose = (added: readonly VideoInput[]) => {
    onAdd(added);
    onClose();
  };
  const load = async (link: string) => {
    setError(undefined);
    if (isSingleVideo(link)) {
      setBusy(true);
      return addAndClose([await describeVideo(link)]);
    }
    const found = parsePlaylistLink(link);
    if (!found) return setError(texts.invalid);
    setOpened(found);
    if (studentId) void savePreference({ body: { studentId, subject, playlistId: found } });
  };

  return (
    <Modal
      title={texts.title(subjectName(subject))}
      onClose={onClose}
      footer={
        <DialogButtons
          cancel={texts.cancel}
          submit={texts.add(chosen.length)}
          disabled={chosen.length === 0}
          onSubmit={() => addAndClose(chosen)}
          onClose={onClose}
        />
      }
    >
      <Stack gap="5">
        <LinkForm error={error} busy={busy} onLoad={(link) => void load(link)} />
        {opened === null && saved !== null && <Notice tone="info">{texts.saved}</Notice>}
        {playlistId && (
          <PlaylistVideos
            key={playlistId}
            playlistId={playlistId}
            usedOn={new Map(used.data?.map(({ videoId, lastUsed }) => [videoId, lastUsed]))}
            chosen={chosen}
            onChosen={setChosen}
          />
        )}
      </Stack>
    </Modal>
  );
};
