import { achievementCategories } from '@netlik/contract/rewards/achievements';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import styles from './wall.module.css';

const Tiles = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
    <span key={index} className={styles.tile}>
      <span className={styles.drawing} />
      <SkeletonBlock width="70%" height={18} />
      <SkeletonBlock width="50%" height={36} />
    </span>
  ));

/** The wall's shape with its real height, so that what is below does not jump. */
export const WallSkeleton = () => (
  <span className={styles.wall}>
    <span className={styles.showcase}>
      <SkeletonBlock width={160} height={24} />
      <span className={styles.shown}>
        <Tiles count={3} />
      </span>
    </span>
    {achievementCategories.map((category) => (
      <span key={category} className={styles.group}>
        <span className={styles.groupHead}>
          <SkeletonBlock width={140} height={44} />
          <span />
          <span />
          <SkeletonBlock height={6} />
          <SkeletonBlock width={180} height={18} />
        </span>
        <span className={`${styles.tiles} ${styles.row}`}>
          <Tiles count={6} />
        </span>
      </span>
    ))}
  </span>
);
