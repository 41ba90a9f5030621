import styles from './progress-line.module.css';

/** Shown (after a delay in CSS) while the next page loads. */
export const ProgressLine = () => <div className={styles.line} aria-hidden="true" />;
