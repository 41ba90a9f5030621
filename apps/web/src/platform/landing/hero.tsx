import type { Variant } from '../../data/events/experiments.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';
import { LiveNet } from './live-net.tsx';
import { LiveTimer } from './live-timer.tsx';

type Props = {
  variant: Variant<'landing_hero_v1'>;
  /** Both variants are rendered, and CSS shows the one `<html>` names. */
  isOneOfBoth?: boolean;
  offer: string;
  track: LandingTrack;
};

/** Variant A shows the product beside the text, B below it. */
export const Hero = ({ variant, isOneOfBoth, offer, track }: Props) => {
  const { title, lead } = texts.hero[variant];
  return (
    <section
      className={[styles.hero, variant === 'B' && styles.centered, isOneOfBoth && styles[`only${variant}`]]
        .filter(Boolean)
        .join(' ')}
    >
      <Stack gap="5" align="start" className={styles.heroWords}>
        <h1 tabIndex={-1}>{title}</h1>
        <Text tone="muted" size="large" className={styles.lead}>
          {lead}
        </Text>
        <Row gap="3" wrap>
          <ButtonLink to="/register" data-cta onClick={() => track('cta_click', { place: 'hero', variant })}>
            {texts.start}
          </ButtonLink>
          <Button
            look="line"
            onClick={() => {
              track('cta_click', { place: 'hero-how', variant });
              document.getElementById('landing-steps')?.scrollIntoView({ block: 'start' });
            }}
          >
            {texts.how}
          </Button>
        </Row>
        <Text tone="muted" size="small">
          {offer}
        </Text>
      </Stack>
      <Grid fit={300} gap="4">
        <LiveTimer />
        <LiveNet />
      </Grid>
    </section>
  );
};
