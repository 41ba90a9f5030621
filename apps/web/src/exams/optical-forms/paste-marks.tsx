import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

type Props = {
  title: string;
  label: string;
  hint: string;
  action: string;
  onPlace: (text: string) => string | null;
};

/** Keeps refused text in the field. */
export const PasteMarks = ({ title, label, hint, action, onPlace }: Props) => {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const place = () => {
    const refused = onPlace(text);
    setError(refused);
    if (refused === null) setText('');
  };
  return (
    <details>
      <Text as="summary" tone="primary" size="small" weight="medium" minTouchTarget>
        {title}
      </Text>
      <Stack gap="2">
        <TextAreaField
          label={label}
          hint={hint}
          rows={3}
          spellCheck={false}
          autoCapitalize="characters"
          value={text}
          {...(error !== null && { error })}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setError(null);
          }}
        />
        <Row>
          <Button look="line" small disabled={text.trim() === ''} onClick={place}>
            {action}
          </Button>
        </Row>
      </Stack>
    </details>
  );
};
