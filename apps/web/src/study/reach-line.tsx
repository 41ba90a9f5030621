import { reachTexts } from './estimates.texts.ts';
import styles from './reach-line.module.css';

type Props = { reach: keyof typeof reachTexts; text?: (reach: string) => string };

/** Where one's own range lies against a programme; `text` puts it into a sentence. */
export const ReachLine = ({ reach, text = (plain) => plain }: Props) => (
  <p className={`${styles.reach} ${styles[reach]}`}>{text(reachTexts[reach])}</p>
);
