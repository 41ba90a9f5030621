import { useId } from 'react';
import { asChangeEvent, type BoundText } from '../../ui/forms/bound-field.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './my-coach.module.css';
import { evaluationTexts as texts } from './my-coach.texts.ts';

const STARS = [1, 2, 3, 4, 5];

export const StarField = ({ label, name, value, error, onChange }: BoundText & { label: string }) => {
  const id = useId();
  return (
    <fieldset className={styles.stars} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      <Row>
        {STARS.map((star) => (
          <Stack
            key={star}
            as="label"
            center
            size="title"
            className={styles.star}
            data-on={star <= Number(value) || undefined}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={String(star) === value}
              aria-label={texts.stars(star)}
              onChange={() => onChange(asChangeEvent(String(star)))}
            />
            <span aria-hidden="true">★</span>
          </Stack>
        ))}
      </Row>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};
