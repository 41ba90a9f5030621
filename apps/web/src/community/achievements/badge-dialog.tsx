import type { Achievement } from '@netlik/contract/community/achievements';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import { categoryTexts, rarityTexts, badgeTexts as texts } from './badges.texts.ts';
import styles from './wall.module.css';

type Props = { badge: Achievement; onClose: () => void };

export const BadgeDialog = ({ badge, onClose }: Props) => (
  <Modal title={badge.title} size="small" onClose={onClose}>
    <Stack gap="3" align="center" text="center">
      <BadgeDrawing badge={badge} size={160} />
      <p>{badge.description}</p>
      <Text tone="muted" size="tiny" numbers>
        {rarityTexts[badge.rarity]} · {categoryTexts[badge.category]} · {texts.points(badge.points)}
      </Text>
      {badge.unlockedAt === null ? (
        <Stack gap="1" tone="muted" size="tiny" numbers className={styles.foot}>
          <FillBar fill={badge.progress / 100} />
          <span>
            {texts.progress(badge.currentValue, badge.targetValue)} · {texts.nextHint(badge.progress)}
          </span>
        </Stack>
      ) : (
        <Text tone="accent" weight="semibold">
          {texts.unlockedAt(badge.unlockedAt)}
        </Text>
      )}
    </Stack>
  </Modal>
);
