import { rooms } from '@netlik/contract/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { roomQueries } from '../rooms.queries.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import styles from './dialogs.module.css';

type Props = {
  roomId: string;
  isOwner: boolean;
  /** Of a room that was just opened. */
  code?: string;
  onClose: () => void;
};

const copy = async (code: string) => {
  try {
    await navigator.clipboard.writeText(code);
    toast({ tone: 'success', text: texts.copied });
  } catch {
    toast({ tone: 'warning', text: texts.copyFailed });
  }
};

const OwnerCode = ({ roomId, code: first, onClose }: Omit<Props, 'isOwner'>) => {
  const [made, setMade] = useState(first);
  const query = useQuery({ ...roomQueries.get(roomId), enabled: made === undefined });
  const code = made ?? query.data?.inviteCode ?? null;
  const regenerate = useWrite(rooms.regenerateCode, {
    done: texts.regenerated,
    failed: texts.regenerateFailed,
    onDone: ({ inviteCode }) => setMade(inviteCode),
  });
  return (
    <Modal
      title={texts.codeTitle}
      size="small"
      onClose={onClose}
      footer={
        code !== null && (
          <>
            <Button
              look="quiet"
              busy={regenerate.busy}
              onClick={() => regenerate.send({ params: { id: roomId } })}
            >
              {texts.regenerate}
            </Button>
            <Button data-first onClick={() => void copy(code)}>
              {texts.copy}
            </Button>
          </>
        )
      }
    >
      {code === null ? (
        <UntilLoaded query={query} failed={texts.codeFailed} compact />
      ) : (
        <Stack gap="4">
          <Text look="figure semibold" text="center" className={styles.code} aria-live="polite">
            {code}
          </Text>
          <Text look="muted small">{texts.codeLead}</Text>
        </Stack>
      )}
    </Modal>
  );
};

/** The invite code for the owner; others are told who may make one. */
export const CodeDialog = ({ isOwner, ...props }: Props) =>
  isOwner ? (
    <OwnerCode {...props} />
  ) : (
    <Modal
      title={texts.codeTitle}
      size="small"
      onClose={props.onClose}
      footer={
        <Button look="quiet" onClick={props.onClose}>
          {texts.close}
        </Button>
      }
    >
      <p>{texts.ownerOnly}</p>
    </Modal>
  );
