import drop from '../overlays/drop-panel.module.css';
import { appearanceTexts as texts } from './appearance.texts.ts';
import { AppearanceChoices, type Choose, ThemeChoice } from './appearance-choices.tsx';
import styles from './appearance-switcher.module.css';

export default function AppearancePanel({ choose }: { choose: Choose }) {
  return (
    <section className={`${drop.panel} ${styles.panel}`} aria-label={texts.title}>
      <ThemeChoice choose={choose} />
      <AppearanceChoices choose={choose} />
    </section>
  );
}
