import { type RefObject, useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';

/** The sticky header of signed-in pages covers the top 64 px. */
const SEEN: IntersectionObserverInit = { threshold: 0.9, rootMargin: '-64px 0px 0px' };

type Props = { page: RefObject<HTMLElement | null>; track: LandingTrack };

/** Shows the call to action while no `data-cta` element is visible. */
export const StartBar = ({ page, track }: Props) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const inSight = new Set<Element>();
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
      setShown(inSight.size === 0);
    }, SEEN);
    for (const link of page.current?.querySelectorAll('[data-cta]') ?? []) seen.observe(link);
    return () => seen.disconnect();
  }, [page]);
  return (
    <Row gap="3" align="center" between box="panel" inert={!shown} className={styles.startBar}>
      <Text tone="plain" size="small" weight="semibold">
        {texts.final.title}
      </Text>
      <Row noShrink>
        <ButtonLink to="/register" small onClick={() => track('cta_click', { place: 'bar' })}>
          {texts.start}
        </ButtonLink>
      </Row>
    </Row>
  );
};
