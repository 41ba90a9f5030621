import { programCopies } from '@netlik/contract/coaching/program-copies';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../data/calls/call.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { BatchRunDialog } from './batch-run-dialog.tsx';
import { CopyPreview } from './copy-preview.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { copyTexts as texts } from './program-copies.texts.ts';
import { type CopyBody, useCopy } from './use-copy.ts';

type Props = {
  title: string;
  body: CopyBody;
  /** True once the choices are complete and can be previewed. */
  isReady: boolean;
  waiting: ReactNode;
  submit: (count: number) => string;
  onReplaceDates: (dates: string[]) => void;
  onClose: () => void;
  onDone: () => void;
  children: ReactNode;
};

/** `children` contains the choices; the preview of each day is below them. */
export const CopyModal = (props: Props) => {
  const { title, body, isReady, waiting, submit, onReplaceDates, onClose, onDone, children } = props;
  const { copy, busy, failure, running } = useCopy(onDone);
  const preview = useQuery({
    queryKey: [programCopies.preview.path, body],
    queryFn: ({ signal }) => call(programCopies.preview, { body }, signal),
    enabled: isReady && !running,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const items = isReady ? preview.data : undefined;
  const count = items?.filter(({ action }) => action !== 'skip').length ?? 0;
  const { replaceDates } = body;
  if (running) return <BatchRunDialog id={running} onClose={onDone} />;
  return (
    <Modal
      title={title}
      size="large"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            busy={busy}
            disabled={count === 0 || preview.isPlaceholderData}
            onClick={() => void copy(body)}
          >
            {submit(count)}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      {children}
      {isReady ? <UntilLoaded query={preview} failed={texts.previewFailed} compact /> : waiting}
      {items && (
        <CopyPreview
          items={items}
          replaceDates={replaceDates}
          onReplace={(day, replace) =>
            onReplaceDates(replace ? [...replaceDates, day] : replaceDates.filter((one) => one !== day))
          }
        />
      )}
      {items && body.draft && <DraftPreview items={items} />}
      {items && count === 0 && (
        <Text tone="muted" size="small">
          {texts.nothing}
        </Text>
      )}
    </Modal>
  );
};
