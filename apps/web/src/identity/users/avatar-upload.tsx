import type { Profile } from '@netlik/contract/identity/person';
import { users } from '@netlik/contract/identity/users';
import { useQueryClient } from '@tanstack/react-query';
import CameraIcon from 'lucide-react/icons/camera';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { fileProblem, IMAGE_TYPES } from '../../ui/forms/file-check.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { FocusRequest } from '../use-first-focus.ts';
import styles from './avatar-upload.module.css';
import { avatarTexts as texts } from './profile.texts.ts';
import { updateAvatar } from './user-writes.ts';

const SIZE = 88;
const RADIUS = SIZE / 2 + 5;
const ROUND = 2 * Math.PI * RADIUS;

const Ring = ({ sent }: { sent: number }) => (
  <svg
    className={styles.ring}
    viewBox={`0 0 ${SIZE + 14} ${SIZE + 14}`}
    role="progressbar"
    aria-label={texts.progress}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(sent * 100)}
  >
    <circle cx="50%" cy="50%" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - sent)} />
  </svg>
);

type Sending = { preview: string; sent: number };

const useAvatarUpload = () => {
  const queries = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useWrite(
    async (file: File) => {
      const preview = URL.createObjectURL(file);
      setSending({ preview, sent: 0 });
      try {
        await updateAvatar(queries, file, (sent) => setSending({ preview, sent }));
      } finally {
        setSending(null);
        URL.revokeObjectURL(preview);
      }
    },
    { done: texts.saved, failed: '', inline: true },
  );
  const chooseFile = (file: File | undefined) => {
    if (!file || sending) return;
    const found = fileProblem(file, { maxBytes: users.avatar.upload.maxBytes });
    setProblem(found);
    if (found === null) void save.send(file);
    else save.dismiss();
  };
  return { sending, problem: problem ?? save.error, chooseFile };
};

type Props = { profile: Profile; focusRequest: FocusRequest | null; children: ReactNode };

/** Shows the new picture during the upload; a failure restores the old one. */
export const AvatarUpload = ({ profile, focusRequest, children }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sending, problem, chooseFile } = useAvatarUpload();
  useEffect(() => {
    if (focusRequest?.field === 'avatar') input.current?.focus();
  }, [focusRequest]);
  return (
    <Row gap="5" align="start">
      <label
        className={styles.picker}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          chooseFile(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={IMAGE_TYPES.join(',')}
          aria-label={profile.avatar ? texts.change : texts.upload}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          aria-invalid={problem !== null}
          aria-disabled={sending !== null}
          onClick={(event) => {
            if (sending) event.preventDefault();
          }}
          onChange={(event) => {
            chooseFile(event.currentTarget.files?.[0]);
            // Reset, so that choosing the same file again fires a change.
            event.currentTarget.value = '';
          }}
        />
        <Avatar person={sending ? { ...profile, avatar: sending.preview } : profile} size={SIZE} />
        {sending && <Ring sent={sending.sent} />}
        <Stack as="span" center className={styles.camera} aria-hidden="true">
          <CameraIcon size={18} />
        </Stack>
      </label>
      <Stack gap="2" shrink>
        {children}
        {problem && (
          <div role="alert">
            <FieldError id={`${id}-error`}>{problem}</FieldError>
          </div>
        )}
        <Text id={`${id}-hint`} tone="muted" size="small" className={problem ? 'visually-hidden' : undefined}>
          {texts.hint}
        </Text>
      </Stack>
    </Row>
  );
};
