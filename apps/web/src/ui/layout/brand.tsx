import { sign } from '../pictures/sign.ts';
import styles from './brand.module.css';

export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox={`0 0 ${sign.size} ${sign.size}`} fill="none" aria-hidden="true">
    <path className={styles.line} d={sign.line} strokeWidth={sign.width} strokeLinecap="round" />
    <circle className={styles.dot} cx={sign.dot.x} cy={sign.dot.y} r={sign.dot.radius} />
  </svg>
);

export const Brand = () => (
  <span className={styles.brand}>
    <BrandMark />
    Netlik
  </span>
);
