import { Grid } from '../../../ui/layout/grid.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import card from './goal-card.module.css';
import styles from './goals.module.css';

export const GoalsSkeleton = () => (
  <>
    <Row gap="2" wrap>
      <SkeletonBlock width={120} height={32} />
      <SkeletonBlock width={140} height={32} />
    </Row>
    <Stack gap="3" className={styles.list}>
      {[0, 1, 2, 3].map((row) => (
        <Grid key={row} gap="3 4" className={card.card}>
          <SkeletonBlock width={72} height={72} />
          <Stack gap="1" align="start" justify="start" shrink className={card.words}>
            <SkeletonBlock width={90} height={20} />
            <SkeletonBlock width="80%" />
            <SkeletonBlock width="60%" />
          </Stack>
          <span />
          <div className={card.score}>
            <SkeletonBlock width="70%" />
          </div>
        </Grid>
      ))}
    </Stack>
  </>
);
