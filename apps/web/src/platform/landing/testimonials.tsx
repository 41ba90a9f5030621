import type { LandingSettings } from '@netlik/contract/platform/landing';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';

type Props = { items: LandingSettings['testimonials']; track: LandingTrack };

/** There is no auto-rotation. */
export const Testimonials = ({ items, track }: Props) => {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, items.length - 1);
  const item = items[at];
  if (!item) return null;
  const step = (by: number) => {
    const next = (at + by + items.length) % items.length;
    track('carousel_interaction', { action: by > 0 ? 'next' : 'previous', index: next });
    setChosen(next);
  };
  return (
    <Stack as="section" gap="5" className={styles.section} aria-labelledby="landing-testimonials">
      <h2 id="landing-testimonials">{texts.testimonials}</h2>
      <Row gap="2" align="center" className={styles.carousel}>
        {items.length > 1 && (
          <IconButton label={texts.previous} onClick={() => step(-1)}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <Stack as="figure" gap="4" grow className={styles.voice} aria-live="polite">
          <blockquote>{item.quote}</blockquote>
          <Row as="figcaption" gap="1 3" wrap tone="muted">
            <strong>{item.name}</strong>
            {item.role && <span>{item.role}</span>}
            <span className="visually-hidden">{texts.testimonialAt(at + 1, items.length)}</span>
          </Row>
        </Stack>
        {items.length > 1 && (
          <IconButton label={texts.next} onClick={() => step(1)}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </Row>
    </Stack>
  );
};
