import { Button } from '../ui/buttons/button.tsx';

type Props = {
  cancel: string;
  submit: string;
  busy?: boolean;
  disabled?: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
};

/** The footer of a dialog that writes without a form. */
export const DialogButtons = ({ cancel, submit, busy, disabled, onSubmit, onClose }: Props) => (
  <>
    <Button look="line" disabled={busy} onClick={onClose}>
      {cancel}
    </Button>
    <Button busy={busy} disabled={disabled} onClick={() => void onSubmit()}>
      {submit}
    </Button>
  </>
);
