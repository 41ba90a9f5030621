import { useStore } from '../../data/use-store.ts';
import { Button } from '../buttons/button.tsx';
import { confirmQueue, type PendingConfirm } from './confirm-queue.ts';
import { Modal } from './modal.tsx';

/** Asks before an action that cannot be undone; use `doWithUndo` for others. */
export const confirm = confirmQueue.ask;

const ConfirmDialog = ({ id, title, text, action, cancel = 'Vazgeç', danger, answer }: PendingConfirm) => (
  <Modal
    describedBy={text && `confirm-${id}`}
    title={title}
    size="small"
    onClose={() => answer(false)}
    footer={
      <>
        {/* The first focus is here, because a stray Enter must not confirm. */}
        <Button look="line" data-first onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {action}
        </Button>
      </>
    }
  >
    {text && <p id={`confirm-${id}`}>{text}</p>}
  </Modal>
);

/** Mounted once. */
export const ConfirmHost = () => {
  const current = useStore(confirmQueue)[0];
  return current ? <ConfirmDialog key={current.id} {...current} /> : null;
};
