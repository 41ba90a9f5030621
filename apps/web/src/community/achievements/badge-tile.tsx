import type { Achievement } from '@netlik/contract/community/achievements';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import { rarityTexts, badgeTexts as texts } from './badges.texts.ts';
import styles from './wall.module.css';

type Props = {
  badge: Achievement;
  onOpen: (badge: Achievement) => void;
  /** Heading level below the surrounding list. */
  as?: 'h3' | 'h4';
};

export const BadgeTile = ({ badge, onOpen, as: Heading = 'h4' }: Props) => (
  <Stack
    as="li"
    gap="1"
    align="center"
    box="well"
    text="center"
    className={styles.tile}
    data-rarity={badge.isUnlocked ? badge.rarity : undefined}
  >
    <BadgeDrawing badge={badge} />
    <Heading className={styles.name}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(badge)}>
        {badge.title}
      </button>
    </Heading>
    <Stack gap="1" tone="muted" size="tiny" numbers className={styles.foot}>
      {badge.unlockedAt === null ? (
        <>
          <FillBar fill={badge.progress / 100} />
          <span>{texts.progress(badge.currentValue, badge.targetValue)}</span>
        </>
      ) : (
        <>
          <Text as="span" tone="plain">
            {rarityTexts[badge.rarity]}
          </Text>
          <span>{texts.unlockedOn(badge.unlockedAt)}</span>
        </>
      )}
    </Stack>
  </Stack>
);
