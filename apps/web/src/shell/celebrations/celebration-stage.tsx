import { type RefObject, useEffect, useId, useState } from 'react';
import { celebrate } from '../../community/achievements/celebrate.ts';
import { useStore } from '../../data/use-store.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import type { Celebration } from '../../ui/celebrations/celebrations.ts';
import { MovingBar } from '../../ui/charts/moving-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { topDialog, useNativeDialog } from '../../ui/overlays/native-dialog.ts';
import { ShareControls } from '../../ui/pictures/share-controls.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './celebration-stage.module.css';
import { celebrationTexts as texts } from './celebrations.texts.ts';
import { PlanButton } from './plan-button.tsx';

/** True if no dialog is open and no field has the focus. */
const isFree = () =>
  topDialog.get() === null && !document.activeElement?.matches('input, textarea, select, [contenteditable]');

const onFreeChange = (tell: () => void) => {
  // The focus has its new position only after the event.
  const later = () => void setTimeout(tell);
  const stop = topDialog.listen(tell);
  document.addEventListener('focusout', later);
  return () => {
    stop();
    document.removeEventListener('focusout', later);
  };
};

const pageFree = { get: isFree, listen: onFreeChange };

const isOnControl = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-control]') !== null;
const moving = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** Any key or tap closes, except on controls and while the focus moves. */
const useCloseOnInput = (stageRef: RefObject<HTMLElement | null>, onClose: () => void) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat && !isOnControl(event) && !moving.includes(event.key)) onClose();
    };
    const onTap = (event: Event) => {
      if (!isOnControl(event)) onClose();
    };
    const stage = stageRef.current;
    stage?.addEventListener('keydown', onKey);
    stage?.addEventListener('click', onTap);
    return () => {
      stage?.removeEventListener('keydown', onKey);
      stage?.removeEventListener('click', onTap);
    };
  }, [stageRef, onClose]);
};

const Figures = ({ figures }: Pick<Celebration, 'figures'>) => (
  <Grid as="dl" columns={2} gap="4 6">
    {figures.map(({ label, value }) => (
      <div key={label}>
        <Text as="dt" tone="muted" size="small">
          {label}
        </Text>
        <Text as="dd" tone="primary" size="large" weight="bold" numbers>
          {value}
        </Text>
      </div>
    ))}
  </Grid>
);

const Progress = ({ title, text, before, now }: NonNullable<Celebration['bar']>) => (
  <Stack gap="1" full>
    <Text weight="semibold" numbers>
      {title}
    </Text>
    <MovingBar before={before} now={now} />
    <Text tone="muted" size="small">
      {text}
    </Text>
  </Stack>
);

type NextProps = NonNullable<Celebration['next']> & { onClose: () => void };

const NextSteps = ({ title, action, items, onClose }: NextProps) => (
  <Stack gap="2" full box="outline" text="start" className={styles.next}>
    <Text tone="muted" size="small">
      {title}
    </Text>
    {items.map(({ text, subject, to }, index) => (
      <Row key={text} gap="2" align="center" between wrap>
        <Stack shrink>
          <Text weight="semibold">{text}</Text>
          <Text tone="muted" size="tiny">
            {subjectName(subject)}
          </Text>
        </Stack>
        <Row as="span" gap="2" data-control>
          <PlanButton topic={text} subject={subject} />
          <ButtonLink
            small
            look={index === 0 ? 'primary' : 'line'}
            aria-label={`${action}: ${text}`}
            to={to}
            onClick={onClose}
          >
            {action}
          </ButtonLink>
        </Row>
      </Row>
    ))}
  </Stack>
);

type Props = { celebration: Celebration; onClose: () => void };

const FullScreen = ({ celebration, onClose }: Props) => {
  const { title, text, ring, figures, bar, next, calm } = celebration;
  const titleId = useId();
  const { dialog } = useNativeDialog({ onClose });
  const { ref } = dialog;
  useEffect(() => {
    if (ref.current && !calm) celebrate(ref.current);
  }, [ref, calm]);
  useCloseOnInput(ref, onClose);
  return (
    <dialog {...dialog} className={styles.stage} aria-labelledby={titleId}>
      <Stack gap="4" align="center" text="center">
        <ProgressRing value={ring.value} label={ring.label} size={next ? 148 : 200}>
          <Text as="span" size={next ? 'title' : 'large'} weight="bold" numbers>
            {ring.middle}
          </Text>
          {next && (
            <Text as="span" tone="muted" size="tiny">
              {ring.label}
            </Text>
          )}
        </ProgressRing>
        <Text as="h2" id={titleId} size="title" weight="bold" wrapAnywhere>
          {title}
        </Text>
        {text && <Text tone="muted">{text}</Text>}
        {figures.length > 0 && <Figures figures={figures} />}
        {bar && <Progress {...bar} />}
        {next && <NextSteps {...next} onClose={onClose} />}
        <Button data-first look={next ? 'line' : 'primary'}>
          {texts.go}
        </Button>
        <div data-control>
          <ShareControls picture={celebration} />
        </div>
        <Text tone="muted" size="small">
          {texts.hint}
        </Text>
      </Stack>
    </dialog>
  );
};

/** Waits until the page is free; any key or tap closes it. */
export const CelebrationStage = ({ celebration, onClose }: Props) => {
  const free = useStore(pageFree);
  const [shown, setShown] = useState<Celebration | null>(null);
  useEffect(() => {
    if (free) setShown(celebration);
  }, [free, celebration]);
  return shown === celebration && <FullScreen celebration={celebration} onClose={onClose} />;
};
