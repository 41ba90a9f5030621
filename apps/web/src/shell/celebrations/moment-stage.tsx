import { useEffect, useId, useState } from 'react';
import { celebrate } from '../../community/achievements/celebrate.ts';
import { useStore } from '../../data/use-store.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { MovingBar } from '../../ui/charts/moving-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { Moment } from '../../ui/moments/moments.ts';
import { topDialog, useNativeDialog } from '../../ui/overlays/native-dialog.ts';
import { ShareControls } from '../../ui/pictures/share-controls.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import styles from './moment-stage.module.css';
import { momentTexts as texts } from './moments.texts.ts';
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

type Props = { moment: Moment; onClose: () => void };

const FullScreen = ({ moment, onClose }: Props) => {
  const { title, text, ring, figures, bar, next, calm } = moment;
  const titleId = useId();
  const { dialog } = useNativeDialog({ onClose });
  const { ref } = dialog;
  useEffect(() => {
    if (ref.current && !calm) celebrate(ref.current);
  }, [ref, calm]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.repeat && !isOnControl(event) && !moving.includes(event.key)) onClose();
    };
    const onTap = (event: Event) => {
      if (!isOnControl(event)) onClose();
    };
    const stage = ref.current;
    stage?.addEventListener('keydown', onKey);
    stage?.addEventListener('click', onTap);
    return () => {
      stage?.removeEventListener('keydown', onKey);
      stage?.removeEventListener('click', onTap);
    };
  }, [ref, onClose]);
  return (
    <dialog {...dialog} className={styles.stage} aria-labelledby={titleId}>
      <Stack gap="4" align="center" text="center">
        <ProgressRing value={ring.value} label={ring.label} size={next ? 148 : 200}>
          <Text as="span" look={next ? 'title bold' : 'large bold'} numbers>
            {ring.middle}
          </Text>
          {next && (
            <Text as="span" look="muted tiny">
              {ring.label}
            </Text>
          )}
        </ProgressRing>
        <Text as="h2" id={titleId} look="title bold" breaks>
          {title}
        </Text>
        {text && <Text look="muted">{text}</Text>}
        {figures.length > 0 && (
          <Grid as="dl" columns={2} gap="4 6">
            {figures.map(({ label, value }) => (
              <div key={label}>
                <Text as="dt" look="muted small">
                  {label}
                </Text>
                <Text as="dd" look="primary large bold" numbers>
                  {value}
                </Text>
              </div>
            ))}
          </Grid>
        )}
        {bar && (
          <Stack gap="1" full>
            <Text look="semibold" numbers>
              {bar.title}
            </Text>
            <MovingBar before={bar.before} now={bar.now} />
            <Text look="muted small">{bar.text}</Text>
          </Stack>
        )}
        {next && (
          <Stack gap="2" full box="outline" text="start" className={styles.next}>
            <Text look="muted small">{next.title}</Text>
            {next.items.map(({ text, subject, to }, index) => (
              <Row key={text} gap="2" align="center" between wrap>
                <Stack shrink>
                  <Text look="semibold">{text}</Text>
                  <Text look="muted tiny">{subjectName(subject)}</Text>
                </Stack>
                <Row as="span" gap="2" data-control>
                  <PlanButton topic={text} subject={subject} />
                  <ButtonLink
                    small
                    look={index === 0 ? 'primary' : 'quiet'}
                    aria-label={`${next.action}: ${text}`}
                    to={to}
                    onClick={onClose}
                  >
                    {next.action}
                  </ButtonLink>
                </Row>
              </Row>
            ))}
          </Stack>
        )}
        <Button data-first look={next ? 'quiet' : 'primary'}>
          {texts.go}
        </Button>
        <div data-control>
          <ShareControls picture={moment} />
        </div>
        <Text look="muted small">{texts.hint}</Text>
      </Stack>
    </dialog>
  );
};

/** Waits until the page is free; any key or tap closes it. */
export const MomentStage = ({ moment, onClose }: Props) => {
  const free = useStore(pageFree);
  const [shown, setShown] = useState<Moment | null>(null);
  useEffect(() => {
    if (free) setShown(moment);
  }, [free, moment]);
  return shown === moment && <FullScreen moment={moment} onClose={onClose} />;
};
