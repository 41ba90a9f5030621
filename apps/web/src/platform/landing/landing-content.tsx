import type { LandingSettings } from '@netlik/contract/platform/landing';
import { Link } from 'react-router';
import { experiments, type Variant } from '../../data/events/experiments.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import { type LandingTrack, useScrollDepth } from './landing-events.ts';
import offers from './offers.module.css';
import { Pricing } from './pricing.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { Benefits, Cards, Security, Stats } from './sections.tsx';
import { StartBar } from './start-bar.tsx';
import { Testimonials } from './testimonials.tsx';

type Props = { variant: Variant<'landing_hero_v1'> | 'both'; settings: LandingSettings; track: LandingTrack };

export const LandingContent = ({ variant, settings, track }: Props) => {
  const root = useScrollDepth(track);
  const { trialDays, stats, testimonials, questions } = settings;
  const offer = trialDays > 0 ? texts.trial(trialDays) : texts.noTrial;
  return (
    <div ref={root} className={styles.landing}>
      <Stack className={styles.sections}>
        {(variant === 'both' ? experiments.landing_hero_v1 : [variant]).map((each) => (
          <Hero key={each} variant={each} isOneOfBoth={variant === 'both'} offer={offer} track={track} />
        ))}
        <Stats items={stats} />
        <ProductPictures />
        <Testimonials items={testimonials} track={track} />
        <Cards id="landing-values" words={texts.values} />
        <Cards id="landing-features" words={texts.features} />
        <Cards id="landing-steps" words={texts.steps} numbered />
        <Benefits />
        <Cards id="landing-integrations" words={texts.integrations} />
        <Security />
        <Faq more={questions} track={track} />
        <Pricing settings={settings} track={track} />
        <Stack
          as="section"
          gap="5"
          text="center"
          className={`${styles.section} ${offers.final}`}
          aria-labelledby="landing-final"
        >
          <h2 id="landing-final">{texts.final.title}</h2>
          <p>{texts.final.text}</p>
          <ButtonLink to="/register" data-cta onClick={() => track('cta_click', { place: 'final' })}>
            {texts.start}
          </ButtonLink>
        </Stack>
      </Stack>
      <StartBar page={root} track={track} />
      <Row as="footer" gap="1 6" align="center" wrap tone="muted" size="small" className={offers.footer}>
        <span>{texts.footer.words}</span>
        {texts.footer.links.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </Row>
    </div>
  );
};
