import styles from './assistant.module.css';

export const AssistantDrawing = () => (
  <svg className={styles.drawing} viewBox="0 0 120 84" fill="none" aria-hidden="true">
    <rect x="6" y="8" width="74" height="46" rx="12" className={styles.bubbleBack} />
    <path d="M22 54v14l14-14" className={styles.bubbleBack} />
    <path d="m18 42 14-10 12 6 22-18" className={styles.curve} />
    <circle cx="66" cy="20" r="3.4" className={styles.point} />
    <rect x="58" y="40" width="56" height="30" rx="10" className={styles.bubbleFront} />
    <path d="M68 51h36M68 59h22" className={styles.lines} />
  </svg>
);
