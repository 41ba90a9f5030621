import { ACHIEVEMENT_CATEGORIES } from '@netlik/domain/community/achievements/values';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './wall.module.css';

const Tiles = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
    <Stack key={index} as="span" gap="1" align="center" box="well" text="center" className={styles.tile}>
      <span className={styles.drawing} />
      <SkeletonBlock width="70%" height={18} />
      <SkeletonBlock width="50%" height={36} />
    </Stack>
  ));

/** Reserves the wall's height to avoid a layout shift. */
export const WallSkeleton = () => (
  <Stack as="span" gap="7" className={styles.wall}>
    <Stack as="span" gap="3" text="center" className={styles.showcase}>
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
