import type { Achievement } from '@netlik/contract/rewards/achievements';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import { rarityTexts, badgeTexts as texts } from './badges.texts.ts';
import styles from './wall.module.css';

type Props = {
  badge: Achievement;
  onOpen: (badge: Achievement) => void;
  /** The heading's level, below that of the list around it. */
  as?: 'h3' | 'h4';
};

/** A badge on the wall; pressing it tells its rule. */
export const BadgeTile = ({ badge, onOpen, as: Heading = 'h4' }: Props) => (
  <li className={styles.tile} data-rarity={badge.isUnlocked ? badge.rarity : undefined}>
    <BadgeDrawing badge={badge} />
    <Heading className={styles.name}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(badge)}>
        {badge.title}
      </button>
    </Heading>
    <div className={styles.foot}>
      {badge.unlockedAt === null ? (
        <>
          <FillBar fill={badge.progress / 100} />
          <span>{texts.progress(badge.currentValue, badge.targetValue)}</span>
        </>
      ) : (
        <>
          <span className={styles.rarity}>{rarityTexts[badge.rarity]}</span>
          <span>{texts.unlockedOn(badge.unlockedAt)}</span>
        </>
      )}
    </div>
  </li>
);
