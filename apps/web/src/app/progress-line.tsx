import styles from './progress-line.module.css';

/** Appears only when the next page keeps one waiting. */
export const ProgressLine = () => <div className={styles.line} aria-hidden="true" />;
