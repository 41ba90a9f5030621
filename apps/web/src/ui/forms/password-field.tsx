import EyeIcon from 'lucide-react/icons/eye';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './field.module.css';
import { FieldShell, useFieldIds } from './field.tsx';

type Props = {
  label: string;
  error?: string;
  hint?: ReactNode;
  aside?: ReactNode;
  optional?: boolean;
} & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

export const PasswordField = ({ label, error, hint, aside, optional, ...input }: Props) => {
  const [shown, setShown] = useState(false);
  const ids = useFieldIds(error, hint);
  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} aside={aside} optional={optional}>
      <input
        {...input}
        id={ids.id}
        type={shown ? 'text' : 'password'}
        className={`${styles.input} ${styles.withTrailing}`}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
      />
      <button
        type="button"
        className={styles.trailingButton}
        aria-label={shown ? 'Şifreyi gizle' : 'Şifreyi göster'}
        aria-pressed={shown}
        aria-controls={ids.id}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </FieldShell>
  );
};
