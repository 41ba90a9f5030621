import { appearanceTexts as texts } from './appearance.texts.ts';
import { type Choose, LooksChoices, ThemeChoice } from './appearance-choices.tsx';
import styles from './appearance-switcher.module.css';

export default function AppearancePanel({ choose }: { choose: Choose }) {
  return (
    <section className={styles.panel} aria-label={texts.title}>
      <ThemeChoice choose={choose} />
      <LooksChoices choose={choose} />
    </section>
  );
}
