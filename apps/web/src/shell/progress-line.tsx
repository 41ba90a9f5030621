import styles from './progress-line.module.css';

export const ProgressLine = () => <div className={styles.line} aria-hidden="true" />;
