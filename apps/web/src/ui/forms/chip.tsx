import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './chip.module.css';

const look = {
  gap: '2',
  align: 'center',
  inline: true,
  tone: 'muted',
  size: 'small',
  weight: 'medium',
} as const;

type Props = { isOn?: boolean | undefined; 'data-on'?: true | undefined } & Omit<
  ComponentProps<'button'>,
  'className' | 'type'
>;

/** A filter or choice that is on or off; without `isOn`, a button of the same form. */
export const Chip = ({ isOn, ...button }: Props) => (
  <Row
    {...look}
    as="button"
    type="button"
    shrink
    text="start"
    numbers
    className={styles.chip}
    aria-pressed={isOn}
    {...button}
  />
);

/** The summary of `<details>`. */
export const ChipSummary = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <Row {...look} as="summary" className={styles.chip} data-on={isOn || undefined}>
    {children}
  </Row>
);

type SelectProps = { label: string } & Omit<ComponentProps<'select'>, 'className' | 'id'>;

/** A filter with several values; its empty option means that it does not filter. */
export const ChipSelect = ({ label, ...select }: SelectProps) => {
  const id = useId();
  return (
    <Row {...look} shrink className={styles.chip}>
      <Text as="label" htmlFor={id} nowrap>
        {label}
      </Text>
      <select {...select} id={id} className={styles.select} />
      <ChevronDownIcon size={16} className={styles.chevron} />
    </Row>
  );
};
