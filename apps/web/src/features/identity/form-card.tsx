import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';

type Props = {
  title: string;
  lead?: string;
  /** What the button says, and to readers who hear it alone, if that should be more. */
  edit: string;
  editLabel?: string;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  view?: ReactNode;
  /** Mounted anew with every edit: giving up leaves nothing typed behind. */
  form: (close: () => void) => ReactNode;
};

/** What is saved, and behind a button the form that changes it. */
export const FormCard = ({ title, lead, edit, editLabel, editing, onEdit, view, form }: Props) => {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => onEdit(false));
    // The buttons of the form are gone: the focus goes back to where it came from.
    opener.current?.focus();
  };
  const button = (
    <Button ref={opener} look="quiet" small aria-label={editLabel} onClick={() => onEdit(true)}>
      {edit}
    </Button>
  );
  return (
    <Card title={title} lead={lead} actions={editing ? undefined : button}>
      {editing ? form(close) : view}
    </Card>
  );
};
