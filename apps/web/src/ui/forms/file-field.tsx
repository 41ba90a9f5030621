import { useState } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import field from './field.module.css';
import { FieldShell, useFieldIds } from './field.tsx';
import styles from './file-field.module.css';

type Props = {
  label: string;
  accept: string;
  error?: string;
  optional?: boolean;
  onFile: (file: File | undefined) => void;
};

/**
 * Covers our text with the transparent native field, which browsers draw in their own language and colours.
 */
export const FileField = ({ label, accept, error, optional, onFile }: Props) => {
  const ids = useFieldIds(error, null);
  const [name, setName] = useState<string | null>(null);
  return (
    <FieldShell ids={ids} label={label} error={error} optional={optional}>
      <Row gap="3" align="center" className={`${field.input} ${styles.field}`}>
        <input
          type="file"
          id={ids.id}
          accept={accept}
          aria-invalid={error !== undefined}
          aria-describedby={ids.describedBy}
          // Lets the user choose the same file again after correcting it.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            setName(file?.name ?? null);
            onFile(file);
          }}
        />
        <Text
          as="span"
          tone="primary"
          size="small"
          weight="semibold"
          noShrink
          className={styles.choose}
          aria-hidden="true"
        >
          Dosya seç
        </Text>
        <Text as="span" tone="muted" size="small" truncate shrink aria-hidden="true">
          {name ?? 'Henüz seçilmedi'}
        </Text>
      </Row>
    </FieldShell>
  );
};
