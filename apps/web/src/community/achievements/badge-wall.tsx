import type { Achievement } from '@netlik/contract/community/achievements';
import { ACHIEVEMENT_CATEGORIES } from '@netlik/domain/community/achievements/values';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { BadgeDrawing } from './badge-drawing.tsx';
import { categoryTexts, rarityTexts, badgeTexts as texts } from './badges.texts.ts';
import styles from './wall.module.css';
import { type BadgeGroup, groupBadges, pickShowcase } from './wall-groups.ts';

type TileProps = {
  badge: Achievement;
  onOpen: (badge: Achievement) => void;
  /** Heading level below the surrounding list. */
  as?: 'h3' | 'h4';
};

const BadgeTile = ({ badge, onOpen, as: heading = 'h4' }: TileProps) => (
  <Stack as="li" gap="1" align="center" text="center" className={styles.tile}>
    <BadgeDrawing badge={badge} />
    <Text as={heading} size="small" wrapAnywhere className={styles.name}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(badge)}>
        {badge.title}
      </button>
    </Text>
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

type Open = (badge: Achievement) => void;

/** Maximum tiles in a collapsed group; CSS shows one row of them. */
const ROW = 6;

const Group = ({ group, onOpen }: { group: BadgeGroup; onOpen: Open }) => {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { category, badges, unlocked, next } = group;
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Grid gap="1 3" align="center" className={styles.groupHead}>
        <Text as="h3" id={id} size="body">
          {categoryTexts[category]}
        </Text>
        <Text as="span" tone="muted" size="small" numbers nowrap>
          {texts.of(unlocked, badges.length)}
        </Text>
        <Button
          look="quiet"
          small
          aria-expanded={isWhole}
          aria-label={texts.ofGroup(isWhole ? texts.less : texts.more, categoryTexts[category])}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.less : texts.more}
        </Button>
        <FillBar fill={unlocked / badges.length} />
        <Text as="span" tone="muted" size="tiny" numbers>
          {next ? texts.nextOf(next.title, next.progress) : texts.groupDone}
        </Text>
      </Grid>
      <Grid as="ul" columns={6} gap="3" className={isWhole ? styles.tiles : `${styles.tiles} ${styles.row}`}>
        {(isWhole ? badges : badges.slice(0, ROW)).map((badge) => (
          <BadgeTile key={badge.id} badge={badge} onOpen={onOpen} />
        ))}
      </Grid>
    </Stack>
  );
};

export const GroupedWall = ({ badges, onOpen }: { badges: readonly Achievement[]; onOpen: Open }) => {
  const id = useId();
  const showcase = pickShowcase(badges);
  return (
    <Stack gap="7" className={styles.wall} data-tour="badges-wall">
      <Stack as="section" gap="3" text="center" aria-labelledby={id}>
        <Text as="h3" id={id} size="body">
          {showcase[0]?.isUnlocked ? texts.showcase : texts.firstOnes}
        </Text>
        <Grid as="ul" gap="3" className={styles.shown}>
          {showcase.map((badge) => (
            <BadgeTile key={badge.id} badge={badge} onOpen={onOpen} />
          ))}
        </Grid>
      </Stack>
      {groupBadges(badges).map((group) => (
        <Group key={group.category} group={group} onOpen={onOpen} />
      ))}
    </Stack>
  );
};

const PAGE_SIZE = 24;

export const FoundBadges = ({ badges, onOpen }: { badges: readonly Achievement[]; onOpen: Open }) => {
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <Stack gap="7" className={styles.wall} data-tour="badges-wall">
      <Grid as="ul" columns={6} gap="3" className={styles.tiles}>
        {badges.slice(0, shown).map((badge) => (
          <BadgeTile key={badge.id} as="h3" badge={badge} onOpen={onOpen} />
        ))}
      </Grid>
      {badges.length > shown && (
        <Button look="line" onClick={() => setShown(shown + PAGE_SIZE)}>
          {texts.moreFound(Math.min(PAGE_SIZE, badges.length - shown))}
        </Button>
      )}
    </Stack>
  );
};

const Tiles = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
    <Stack key={index} as="span" gap="1" align="center" text="center" className={styles.tile}>
      <span className={styles.drawing} />
      <SkeletonBlock width="70%" height={18} />
      <SkeletonBlock width="50%" height={36} />
    </Stack>
  ));

/** Reserves the wall's height to avoid a layout shift. */
export const WallSkeleton = () => (
  <Stack as="span" gap="7" className={styles.wall}>
    <Stack as="span" gap="3" text="center">
      <SkeletonBlock width={160} height={24} />
      <Grid as="span" gap="3" className={styles.shown}>
        <Tiles count={3} />
      </Grid>
    </Stack>
    {ACHIEVEMENT_CATEGORIES.map((category) => (
      <Stack key={category} as="span" gap="3">
        <Grid as="span" gap="1 3" align="center" className={styles.groupHead}>
          <SkeletonBlock width={140} height={44} />
          <span />
          <span />
          <SkeletonBlock height={6} />
          <SkeletonBlock width={180} height={18} />
        </Grid>
        <Grid as="span" columns={6} gap="3" className={`${styles.tiles} ${styles.row}`}>
          <Tiles count={6} />
        </Grid>
      </Stack>
    ))}
  </Stack>
);
