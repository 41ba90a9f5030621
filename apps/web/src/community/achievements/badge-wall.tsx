import type { Achievement } from '@netlik/contract/community/achievements';
import { useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BadgeTile } from './badge-tile.tsx';
import { categoryTexts, badgeTexts as texts } from './badges.texts.ts';
import styles from './wall.module.css';
import { type BadgeGroup, groupBadges, pickShowcase } from './wall-groups.ts';

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
        <h3 id={id}>{categoryTexts[category]}</h3>
        <Text as="span" tone="muted" size="small" numbers nowrap>
          {texts.of(unlocked, badges.length)}
        </Text>
        <Button
          look="plain"
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
      <Stack as="section" gap="3" text="center" className={styles.showcase} aria-labelledby={id}>
        <h3 id={id}>{showcase[0]?.isUnlocked ? texts.showcase : texts.firstOnes}</h3>
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

const PORTION = 24;

export const FoundBadges = ({ badges, onOpen }: { badges: readonly Achievement[]; onOpen: Open }) => {
  const [shown, setShown] = useState(PORTION);
  return (
    <Stack gap="7" className={styles.wall} data-tour="badges-wall">
      <Grid as="ul" columns={6} gap="3" className={styles.tiles}>
        {badges.slice(0, shown).map((badge) => (
          <BadgeTile key={badge.id} as="h3" badge={badge} onOpen={onOpen} />
        ))}
      </Grid>
      {badges.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + PORTION)}>
          {texts.moreFound(Math.min(PORTION, badges.length - shown))}
        </Button>
      )}
    </Stack>
  );
};
