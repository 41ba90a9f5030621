import type { Achievement } from '@netlik/contract/community/achievements';
import { RARITIES } from '@netlik/domain/community/achievements/values';
import { useId } from 'react';
import styles from './badge-drawing.module.css';
import { outlines, rarityColors, signs, starPath } from './badge-shapes.ts';

type Props = { badge: Pick<Achievement, 'category' | 'rarity' | 'icon' | 'isUnlocked'>; size?: number };

const STAR_GAP = 9;

/** Decorative, because the title, rarity and progress are also text. */
export const BadgeDrawing = ({ badge, size = 96 }: Props) => {
  const id = useId();
  const { from, to, rim } = rarityColors[badge.rarity];
  const stars = RARITIES.indexOf(badge.rarity) + 1;
  const outline = outlines[badge.category];
  return (
    <svg
      className={badge.isUnlocked ? styles.badge : `${styles.badge} ${styles.locked}`}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <path
        className={styles.face}
        d={outline}
        fill={`url(#${id})`}
        stroke={rim}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        className={styles.inner}
        d={outline}
        transform="translate(9 9) scale(.82)"
        fill="none"
        stroke={rim}
        strokeWidth="1.4"
        strokeDasharray="2.5 3.5"
        opacity=".7"
      />
      <path
        className={styles.sign}
        d={signs[badge.icon] ?? signs.challenge}
        transform="translate(29 25) scale(1.75)"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: stars }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: equal stars that never move
          key={index}
          className={styles.star}
          d={starPath}
          fill={rim}
          transform={`translate(${50 + (index - (stars - 1) / 2) * STAR_GAP} 76) scale(.8)`}
        />
      ))}
    </svg>
  );
};
