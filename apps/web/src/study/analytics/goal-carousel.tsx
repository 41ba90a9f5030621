import type { Dashboard } from '@netlik/contract/study/analytics';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SchoolPhoto } from '../../ui/pictures/school-photo.tsx';
import { carouselTexts as texts } from './dashboard.texts.ts';
import styles from './goal-carousel.module.css';

type Goal = Dashboard['goalsOverview'][number];

const SLIDE_MS = 4_000;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const Slide = ({ goal, at, count, shown }: { goal: Goal; at: number; count: number; shown: boolean }) => (
  <Grid
    gap="4"
    align="center"
    shrink
    role="group"
    aria-roledescription="slayt"
    aria-label={texts.slide(at, count)}
    className={styles.slide}
    inert={!shown}
  >
    <SchoolPhoto image={goal.image} />
    <Stack gap="1" align="start" shrink>
      <Text as="span" tone="muted" size="tiny" weight="semibold">
        {texts.priority(goal.priority)}
      </Text>
      <Text size="large" weight="semibold" wrapAnywhere lines={2} className={styles.name}>
        {goal.universityName}
      </Text>
      <Text tone="muted" wrapAnywhere lines={2}>
        {goal.department}
      </Text>
    </Stack>
  </Grid>
);

/** Pauses on hover, on focus and with reduced motion. */
const useSlides = (count: number) => {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ over: false, focus: false });
  const reducedMotion = useSyncExternalStore(subscribe, () => matchMedia(REDUCED_MOTION).matches);
  const shown = Math.min(at, count - 1);
  const playing = count > 1 && !paused && !reducedMotion;
  const moving = playing && !held.over && !held.focus;
  const go = (step: number) => setAt((shown + step + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the interval for each slide
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) go(1);
    }, SLIDE_MS);
    return () => clearInterval(timer);
  }, [moving, shown, count]);

  return {
    shown,
    moving,
    paused,
    togglePause: reducedMotion ? null : () => setPaused(!paused),
    go,
    holdProps: {
      onPointerEnter: () => setHeld((now) => ({ ...now, over: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, over: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  };
};

type SlidesProps = { goals: readonly Goal[]; slides: ReturnType<typeof useSlides> };

const Buttons = ({ goals, slides: { shown, paused, togglePause, go } }: SlidesProps) => (
  <Row gap="1" align="center">
    <IconButton label={texts.back} onClick={() => go(-1)}>
      <ChevronLeftIcon />
    </IconButton>
    <Row gap="2" justify="center" grow className={styles.dots} aria-hidden="true">
      {goals.map((goal, index) => (
        <span key={`${goal.universityName} ${goal.department}`} data-at={index === shown || undefined} />
      ))}
    </Row>
    {togglePause && (
      <IconButton label={paused ? texts.play : texts.pause} onClick={togglePause}>
        {paused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    )}
    <IconButton label={texts.next} onClick={() => go(1)}>
      <ChevronRightIcon />
    </IconButton>
  </Row>
);

export const GoalCarousel = ({ goals }: { goals: readonly Goal[] }) => {
  const frame = useRef<HTMLElement>(null);
  const count = goals.length;
  const slides = useSlides(count);
  const { shown, moving, togglePause, go, holdProps } = slides;

  const onKeyDown = (event: KeyboardEvent) => {
    const onButton = event.target !== frame.current;
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    // Space on a button must press it.
    else if (event.key === ' ' && !onButton) togglePause?.();
    else return;
    event.preventDefault();
  };

  return (
    <Stack
      as="section"
      ref={frame}
      gap="3"
      shrink
      className={styles.carousel}
      aria-roledescription="döngülü liste"
      aria-label={`${texts.label}. ${count > 1 ? texts.keys : ''}`}
      // The carousel handles arrow keys and space as a whole.
      tabIndex={count > 1 ? 0 : undefined}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      {...holdProps}
    >
      <div className={styles.window} aria-live={moving ? 'off' : 'polite'}>
        <Row className={styles.track} style={{ transform: `translateX(${-100 * shown}%)` }}>
          {goals.map((goal, index) => (
            <Slide
              key={`${goal.universityName} ${goal.department}`}
              goal={goal}
              at={index + 1}
              count={count}
              shown={index === shown}
            />
          ))}
        </Row>
      </div>
      {count > 1 && <Buttons {...{ goals, slides }} />}
    </Stack>
  );
};
