import { programCopies } from '@netlik/contract/coaching/program-copies';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { copyTexts as texts } from './program-copies.texts.ts';
import { useUndoCopy } from './use-copy.ts';

const LOOK_MS = 1000;

/** Shows the progress of a batch too large for one call. */
export const BatchRunDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const query = useQuery({
    ...read(programCopies.progress, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? LOOK_MS : false),
  });
  const retry = useWrite(programCopies.retry, {
    failed: texts.retryFailed,
    onDone: () => query.refetch(),
  });
  const undo = useUndoCopy(onClose);
  const batch = query.data;
  return (
    <Modal
      title={batch?.status === 'done' ? texts.doneTitle : texts.runningTitle}
      onClose={onClose}
      footer={
        <>
          <Button look="line" disabled={undo.busy} onClick={() => void undo.send({ params: { id } })}>
            {texts.undoAll}
          </Button>
          {batch?.status === 'failed' && (
            <Button busy={retry.busy} onClick={() => void retry.send({ params: { id } })}>
              {texts.retry}
            </Button>
          )}
          {batch?.status !== 'failed' && <Button onClick={onClose}>{texts.close}</Button>}
        </>
      }
    >
      <UntilLoaded query={query} failed={texts.progressFailed} compact />
      {batch && (
        <>
          <FillBar fill={batch.total === 0 ? 1 : batch.done / batch.total} />
          <Text numbers role="status">
            {texts.progress(batch.done, batch.total, batch.written)}
          </Text>
        </>
      )}
      {batch?.status === 'running' && (
        <Text tone="muted" size="small">
          {texts.mayLeave}
        </Text>
      )}
      {batch?.status === 'failed' && <Notice tone="danger">{texts.stopped}</Notice>}
    </Modal>
  );
};
