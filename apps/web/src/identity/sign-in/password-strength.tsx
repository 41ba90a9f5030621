import { MIN_PASSWORD } from '@netlik/domain/password';
import { strengthTexts as texts } from './registration.texts.ts';
import styles from './sign-in.module.css';

// Rates only the length, because composition rules make people write passwords down.
const rateLength = (length: number): { bars: number; text: string; colour: string } => {
  if (length < MIN_PASSWORD)
    return { bars: 0, text: texts.short(MIN_PASSWORD - length), colour: 'var(--line)' };
  if (length < 10) return { bars: 1, text: texts.fair, colour: 'var(--lamp-ink)' };
  if (length < 14) return { bars: 2, text: texts.good, colour: 'var(--good)' };
  return { bars: 3, text: texts.strong, colour: 'var(--good)' };
};

export const PasswordStrength = ({ password }: { password: string }) => {
  const { bars, text, colour } = rateLength(password.length);
  return (
    <div className={styles.strength} style={{ '--bar': colour } as object}>
      <div className={styles.bars} aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <span key={bar} className={styles.bar} data-on={bar < bars} />
        ))}
      </div>
      <span className="numbers">{text}</span>
    </div>
  );
};
