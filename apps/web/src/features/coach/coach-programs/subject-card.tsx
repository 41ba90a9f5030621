import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { formatPlayTime } from '../../../formats/durations.ts';
import { SubjectMark } from '../../../study/subject-mark.tsx';
import { subjectName } from '../../../study/subject-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon, PlusIcon, TrashIcon } from '../../../ui/icons/glyphs.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { programFormTexts as texts } from './coach-programs.texts.ts';
import { DurationField } from './duration-field.tsx';
import { addVideos, type DraftSubject } from './program-draft.ts';
import styles from './program-form.module.css';
import { TopicFields } from './topic-fields.tsx';
import { VideoPicker } from './video-picker.tsx';

const MAX_DESCRIPTION = 1000;

type Props = {
  subject: DraftSubject;
  studentId: string | null;
  errors: { description?: string; duration?: string };
  topicInput: RefObject<HTMLInputElement | null>;
  onChange: (change: (subject: DraftSubject) => DraftSubject) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDone: () => void;
};

export const SubjectCard = (props: Props) => {
  const { subject, studentId, errors, topicInput, onChange, onMove, onRemove, onDone } = props;
  const [picking, setPicking] = useState(false);
  const name = subjectName(subject.subject);
  const adding = useRef<HTMLDivElement>(null);
  return (
    <Stack as="li" gap="3" className={styles.subject}>
      <Row gap="2" align="center" between className={styles.subjectHead}>
        <h3>
          <SubjectMark subject={subject.subject} />
        </h3>
        <Row as="span">
          <IconButton label={texts.up(name)} onClick={() => onMove(-1)}>
            <ChevronUpIcon size={18} />
          </IconButton>
          <IconButton label={texts.down(name)} onClick={() => onMove(1)}>
            <ChevronDownIcon size={18} />
          </IconButton>
          <IconButton label={texts.remove(name)} onClick={onRemove}>
            <TrashIcon size={18} />
          </IconButton>
        </Row>
      </Row>
      <TopicFields subject={subject} inputRef={topicInput} onChange={onChange} onDone={onDone} />
      <TextField
        label={texts.description}
        hint={subject.hasOwnDescription ? undefined : texts.descriptionHint}
        maxLength={MAX_DESCRIPTION}
        value={subject.description}
        error={errors.description}
        onChange={({ currentTarget: { value } }) =>
          onChange((now) => ({ ...now, description: value, hasOwnDescription: value.trim() !== '' }))
        }
      />
      <DurationField subject={subject} error={errors.duration} onChange={onChange} />
      <Stack ref={adding} gap="2" align="start">
        {subject.videos.length > 0 && (
          <Stack as="ol" className={styles.videoRows} aria-label={texts.videos}>
            {subject.videos.map((video) => (
              <Row key={video.url} as="li" gap="1 4" align="center" wrap className={styles.video}>
                <Stack as="span" breaks shrink className={styles.topicName}>
                  {video.title ?? video.url}
                </Stack>
                {video.durationSeconds != null && (
                  <span className="numbers">{formatPlayTime(video.durationSeconds)}</span>
                )}
                <IconButton
                  label={texts.removeVideo(video.title ?? video.url)}
                  onClick={() =>
                    onChange((now) => ({ ...now, videos: now.videos.filter(({ url }) => url !== video.url) }))
                  }
                >
                  <CloseIcon size={18} />
                </IconButton>
              </Row>
            ))}
          </Stack>
        )}
        <Button look="plain" small onClick={() => setPicking(true)}>
          <PlusIcon size={18} />
          {texts.addVideo}
        </Button>
      </Stack>
      {picking && (
        <VideoPicker
          studentId={studentId}
          subject={subject.subject}
          onAdd={(videos) => onChange((now) => addVideos(now, videos))}
          onClose={() => setPicking(false)}
        />
      )}
    </Stack>
  );
};
