import type { Variant } from '../../events/experiments.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { NetsDrawing, TimerDrawing } from './drawings.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';

type Props = {
  variant: Variant<'landing_hero_v1'>;
  /** Rendered beside the other variant, and visible where `<html>` names it. */
  isOneOfBoth?: boolean;
  trialDays: number;
  track: LandingTrack;
};

/** A shows the drawing beside the words, B only the words. */
export const Hero = ({ variant, isOneOfBoth, trialDays, track }: Props) => {
  const { title, lead } = texts.hero[variant];
  return (
    <section
      className={[styles.hero, variant === 'B' && styles.centered, isOneOfBoth && styles[`only${variant}`]]
        .filter(Boolean)
        .join(' ')}
    >
      <Stack gap="5" align="start" className={styles.heroWords}>
        <h1 tabIndex={-1}>{title}</h1>
        <Text look="muted large" className={styles.lead}>
          {lead}
        </Text>
        <Row gap="3" wrap>
          <ButtonLink to="/register" onClick={() => track('cta_click', { place: 'hero', variant })}>
            {texts.start}
          </ButtonLink>
          <Button
            look="quiet"
            onClick={() => {
              track('cta_click', { place: 'hero-how', variant });
              document.getElementById('landing-steps')?.scrollIntoView({ block: 'start' });
            }}
          >
            {texts.how}
          </Button>
        </Row>
        <Text look="muted small">{trialDays > 0 ? texts.trial(trialDays) : texts.noTrial}</Text>
      </Stack>
      {variant === 'A' && (
        <Stack gap="4" className={styles.heroDrawings}>
          <TimerDrawing />
          <NetsDrawing />
        </Stack>
      )}
    </section>
  );
};
