import type { LandingSettings } from '@netlik/contract/platform/landing';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './landing.module.css';
import { landingTexts as texts } from './landing.texts.ts';
import type { LandingTrack } from './landing-events.ts';
import offers from './offers.module.css';

type Props = { more: LandingSettings['questions']; track: LandingTrack };

export const Faq = ({ more, track }: Props) => {
  const items = [...texts.faq.items.map(([question, answer]) => ({ question, answer })), ...more];
  return (
    <Stack as="section" gap="5" className={styles.section} aria-labelledby="landing-faq">
      <h2 id="landing-faq">{texts.faq.title}</h2>
      <Stack className={offers.faq}>
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            onToggle={({ currentTarget }) => track('faq_toggle', { index, open: currentTarget.open })}
          >
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Stack>
    </Stack>
  );
};
