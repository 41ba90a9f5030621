import type { LandingSettings } from '@netlik/contract/platform/landing';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useDeviceValue } from '../../data/browser-values.ts';
import { getVariant } from '../../data/events/experiments.ts';
import { countLanding } from '../../data/events/landing-counts.ts';
import { AppearanceSwitcher } from '../../ui/appearance/appearance-switcher.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { landingTexts as texts } from './landing.texts.ts';
import { LandingContent } from './landing-content.tsx';
import type { LandingTrack } from './landing-events.ts';
import styles from './public-landing.module.css';

const variantHere = () => getVariant('landing_hero_v1');
const countClick: LandingTrack = (event, { place }) => {
  if (event === 'cta_click' && place !== 'hero-how') countLanding('click');
};

/** Signed-out visitors send only which variant was seen and clicked. */
export const PublicLandingPage = ({ settings }: { settings: LandingSettings }) => {
  // The prerendered page contains both variants, and its inline script shows one.
  const variant = useDeviceValue(variantHere, 'both' as const);
  useEffect(() => countLanding('view'), []);
  return (
    <div className={styles.page}>
      <PageTitle>{texts.publicTitle}</PageTitle>
      <Row as="header" gap="2" align="center" between className={styles.bar}>
        <Row
          to="/"
          aria-label={texts.home}
          as={Link}
          align="center"
          inline
          minTouchTarget
          className={styles.home}
        >
          <Brand />
        </Row>
        <Row as="nav" gap="2" align="center" between aria-label={texts.account}>
          <AppearanceSwitcher />
          <ButtonLink to="/login" look="line" small>
            {texts.footer.login}
          </ButtonLink>
        </Row>
      </Row>
      <main>
        <LandingContent variant={variant} settings={settings} track={countClick} />
      </main>
    </div>
  );
};
