import type { Variant } from '../../events/experiments.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
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
      <div className={styles.heroWords}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
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
        </div>
        <p className={styles.small}>{trialDays > 0 ? texts.trial(trialDays) : texts.noTrial}</p>
      </div>
      {variant === 'A' && (
        <div className={styles.heroDrawings}>
          <TimerDrawing />
          <NetsDrawing />
        </div>
      )}
    </section>
  );
};
