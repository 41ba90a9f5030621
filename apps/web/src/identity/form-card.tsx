import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/buttons/button.tsx';
import { Section } from '../ui/layout/card.tsx';

type Props = {
  title: string;
  lead?: string;
  edit: string;
  editLabel?: string;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  view?: ReactNode;
  /** Remounts for every edit, so that cancelling discards the input. */
  form: (close: () => void) => ReactNode;
};

export const FormCard = ({ title, lead, edit, editLabel, editing, onEdit, view, form }: Props) => {
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => onEdit(false));
    // The form's buttons are removed, so the focus returns to the edit button.
    opener.current?.focus();
  };
  const button = (
    <Button ref={opener} look="line" small aria-label={editLabel} onClick={() => onEdit(true)}>
      {edit}
    </Button>
  );
  return (
    <Section title={title} lead={lead} actions={editing ? undefined : button}>
      {editing ? form(close) : view}
    </Section>
  );
};
