import { net } from '@netlik/domain/net';
import { useId, useState } from 'react';
import { formatExamNet } from '../../formats/numbers.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './landing.module.css';
import { landingTexts } from './landing.texts.ts';

const texts = landingTexts.net;
const QUESTIONS = 40;

type SliderProps = { label: string; value: number; max: number; onChange: (value: number) => void };

const Slider = ({ label, value, max, onChange }: SliderProps) => {
  const id = useId();
  return (
    <Grid gap="3" align="center" size="small" className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        max={max}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <Text as="span" tone="plain" weight="semibold" text="end" numbers>
        {value}
      </Text>
    </Grid>
  );
};

/** Uses the product's net calculation. */
export const LiveNet = () => {
  const [right, setRight] = useState(30);
  const [wanted, setWanted] = useState(6);
  const wrong = Math.min(wanted, QUESTIONS - right);
  const value = net(right, wrong);
  return (
    <Stack gap="2" box="panel" className={styles.live}>
      <Row gap="2" align="baseline" between>
        <Text tone="muted" size="small">
          {texts.exam(QUESTIONS)}
        </Text>
        <Text as="output" tone="plain" size="title" weight="bold" numbers nowrap>
          {texts.net(formatExamNet(value))}
        </Text>
      </Row>
      <svg viewBox={`0 0 ${QUESTIONS} 1`} preserveAspectRatio="none" height="8" aria-hidden="true">
        <rect width={QUESTIONS} height="1" fill="var(--line)" />
        <rect width={Math.max(0, value)} height="1" fill="var(--primary)" />
      </svg>
      <Slider label={texts.right} value={right} max={QUESTIONS} onChange={setRight} />
      <Slider label={texts.wrong} value={wrong} max={QUESTIONS - right} onChange={setWanted} />
      <Text tone="muted" size="small">
        {texts.rule}
      </Text>
    </Stack>
  );
};
