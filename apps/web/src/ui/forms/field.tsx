import CheckIcon from 'lucide-react/icons/check';
import AlertIcon from 'lucide-react/icons/circle-alert';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useId,
} from 'react';
import styles from './field.module.css';

type Shared = { label: string; error?: string; hint?: ReactNode; aside?: ReactNode; optional?: boolean };

export const useFieldIds = (error: string | undefined, hint: ReactNode) => {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return { id, errorId, hintId, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined };
};

export const FieldError = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={styles.error}>
    <AlertIcon size={16} />
    <span>{children}</span>
  </p>
);

type ShellProps = Shared & {
  ids: ReturnType<typeof useFieldIds>;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

export const FieldShell = ({ ids, ref, label, error, hint, aside, optional, children }: ShellProps) => (
  <div ref={ref} className={styles.field}>
    <div className={styles.top}>
      <label className={styles.label} htmlFor={ids.id}>
        {label} {optional && <span className={styles.optional}>(isteğe bağlı)</span>}
      </label>
      {aside}
    </div>
    <div className={styles.box}>{children}</div>
    {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    {hint && (
      <div id={ids.hintId} className={styles.hint}>
        {hint}
      </div>
    )}
  </div>
);

type TextProps = Shared & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export const TextField = ({ label, error, hint, aside, optional, ...input }: TextProps) => {
  const ids = useFieldIds(error, hint);
  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} aside={aside} optional={optional}>
      <input
        {...input}
        id={ids.id}
        className={styles.input}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldShell>
  );
};

export const EmailField = (props: TextProps) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
);

type TextAreaProps = Shared & {
  /** The schema's character limit, shown as a counter. */
  max?: number;
  value: string;
} & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value'>;

export const TextAreaField = ({ label, error, hint, aside, optional, max, ...area }: TextAreaProps) => {
  const ids = useFieldIds(error, hint);
  const used = area.value.trim().length;
  const count = max !== undefined && (
    <span className={used > max ? `${styles.count} ${styles.over}` : styles.count}>
      <span className="visually-hidden">Kullanılan karakter: </span>
      {used} / {max}
    </span>
  );
  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} aside={aside ?? count} optional={optional}>
      <textarea
        rows={4}
        {...area}
        id={ids.id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldShell>
  );
};

type SelectProps = Shared & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** The form of a select inside a FilterBar, which the sign-in pages do not load. */
export const FilterSelect = createContext<ComponentType<
  { label: string } & Omit<ComponentProps<'select'>, 'id' | 'className'>
> | null>(null);

export const SelectField = ({ label, error, hint, aside, optional, children, ...select }: SelectProps) => {
  const ids = useFieldIds(error, hint);
  const Filter = use(FilterSelect);
  if (Filter)
    return (
      <Filter {...select} label={label}>
        {children}
      </Filter>
    );
  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} aside={aside} optional={optional}>
      <select
        {...select}
        id={ids.id}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
      >
        {children}
      </select>
      <span className={styles.chevron} />
    </FieldShell>
  );
};

type TickProps = { label: ReactNode; error?: string } & Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'type'
>;

export const CheckboxField = ({ label, error, ...input }: TickProps) => {
  const ids = useFieldIds(error, null);
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...input}
          type="checkbox"
          className={styles.checkboxInput}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
        />
        <CheckIcon size={18} className={styles.checkboxMark} />
        <span className={styles.checkboxText}>{label}</span>
      </label>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
};
