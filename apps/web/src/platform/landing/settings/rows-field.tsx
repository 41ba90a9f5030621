import PlusIcon from 'lucide-react/icons/plus';
import TrashIcon from 'lucide-react/icons/trash';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FieldError, TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { landingToolTexts as texts } from '../landing.texts.ts';
import styles from './settings.module.css';

export type TextRow = Record<string, string>;
type Column = { name: string; label: string; long?: boolean; decimal?: boolean };

type Props = {
  label: string;
  /** The list's field name; errors are reported per row below it. */
  name: string;
  add: string;
  hint?: string;
  preview?: (row: TextRow) => string;
  columns: readonly Column[];
  rows: readonly TextRow[];
  most: number;
  onChange: (rows: TextRow[]) => void;
  errorOf: (path: string) => string | undefined;
};

export const RowsField = (props: Props) => {
  const { label, add, name, hint, preview, columns, rows, most, onChange, errorOf } = props;
  const listError = errorOf(name);
  const addRow = () => onChange([...rows, Object.fromEntries(columns.map((column) => [column.name, '']))]);
  const set = (at: number, part: TextRow) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <Stack as="fieldset" gap="3" align="start" className={styles.rows}>
      <legend>{label}</legend>
      {hint && (
        <Text tone="muted" size="small">
          {hint}
        </Text>
      )}
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity besides their position
        <Row key={at} as="fieldset" gap="2" align="start" full className={styles.row}>
          <legend className="visually-hidden">{texts.row(label, at + 1)}</legend>
          <Row gap="3" wrap grow className={styles.cells}>
            {columns.map((column) => {
              const error = errorOf(`${name}.${at}.${column.name}`);
              const shared = {
                label: column.label,
                name: `${name}.${at}.${column.name}`,
                value: row[column.name] ?? '',
                ...(error && { error }),
                onChange: (event: { currentTarget: { value: string } }) =>
                  set(at, { [column.name]: event.currentTarget.value }),
              };
              return column.long ? (
                <TextAreaField key={column.name} rows={2} {...shared} />
              ) : (
                <TextField key={column.name} {...(column.decimal && { inputMode: 'decimal' })} {...shared} />
              );
            })}
            {preview && (
              <Text tone="muted" size="small">
                {preview(row)}
              </Text>
            )}
          </Row>
          <IconButton
            label={texts.remove(label, at + 1)}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            <TrashIcon size={18} />
          </IconButton>
        </Row>
      ))}
      {listError && <FieldError>{listError}</FieldError>}
      {rows.length < most && (
        <Button look="line" small onClick={addRow}>
          <PlusIcon size={18} />
          {add}
        </Button>
      )}
    </Stack>
  );
};
