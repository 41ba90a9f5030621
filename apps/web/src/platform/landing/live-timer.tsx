import { useEffect, useState } from 'react';
import { formatCountdown } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './landing.module.css';
import { landingTexts } from './landing.texts.ts';

const texts = landingTexts.timer;
const BLOCK_SECONDS = 25 * 60;
const RADIUS = 45;
const AROUND = 2 * Math.PI * RADIUS;

/** Starts by itself unless reduced motion is preferred. */
export const LiveTimer = () => {
  const [left, setLeft] = useState(BLOCK_SECONDS);
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!runs) return;
    const ticking = setInterval(() => setLeft((seconds) => seconds - 1 || BLOCK_SECONDS), 1000);
    return () => clearInterval(ticking);
  }, [runs]);
  return (
    <Row gap="5" align="center" box="panel" className={styles.live}>
      <svg
        role="timer"
        aria-label={texts.label}
        viewBox="0 0 100 100"
        width="128"
        fill="none"
        strokeWidth="7"
      >
        <circle cx="50" cy="50" r={RADIUS} stroke="var(--line)" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          stroke="var(--primary)"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * left) / BLOCK_SECONDS} ${AROUND}`}
          transform="rotate(-90 50 50)"
        />
        <text x="50" y="58" textAnchor="middle" fill="var(--text)" strokeWidth="0" className="numbers">
          {formatCountdown(left)}
        </text>
      </svg>
      <Stack gap="3" align="start">
        <div>
          <Text tone="plain" size="large" weight="semibold">
            {texts.subject}
          </Text>
          <Text tone="muted" size="small">
            {texts.topic}
          </Text>
        </div>
        <Button look="line" small onClick={() => setRuns(!runs)}>
          {runs ? texts.pause : texts.start}
        </Button>
      </Stack>
    </Row>
  );
};
