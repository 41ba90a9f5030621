import styles from './progress-line.module.css';

/** CSS delays it. */
export const ProgressLine = () => <div className={styles.line} aria-hidden="true" />;
