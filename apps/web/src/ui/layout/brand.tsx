import styles from './brand.module.css';

/** An N drawn as a rising chart. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path
      className={styles.line}
      d="M5.5 26 9.8 9.5 20.4 22.5 25.5 7"
      strokeWidth="3.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle className={styles.point} cx="25.8" cy="6.2" r="3.9" />
  </svg>
);

export const Brand = () => (
  <span className={styles.brand}>
    <BrandMark />
    Netlik
  </span>
);
