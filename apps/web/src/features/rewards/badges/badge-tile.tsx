import type { Achievement } from '@netlik/contract/rewards/achievements';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import styles from './badges.module.css';
import { categoryTexts, rarityTexts, badgeTexts as texts } from './badges.texts.ts';

export const BadgeTile = ({ badge }: { badge: Achievement }) => (
  <li className={styles.tile} data-rarity={badge.isUnlocked ? badge.rarity : undefined}>
    <BadgeDrawing badge={badge} />
    <h3 className={styles.name}>{badge.title}</h3>
    <p className={styles.kind}>
      {rarityTexts[badge.rarity]} · {categoryTexts[badge.category]} · {texts.points(badge.points)}
    </p>
    <p className={styles.rule}>{badge.description}</p>
    <div className={styles.foot}>
      {badge.unlockedAt === null ? (
        <>
          <FillBar fill={badge.progress / 100} />
          <span>{texts.progress(badge.currentValue, badge.targetValue)}</span>
        </>
      ) : (
        <span>{texts.unlockedAt(badge.unlockedAt)}</span>
      )}
    </div>
  </li>
);
