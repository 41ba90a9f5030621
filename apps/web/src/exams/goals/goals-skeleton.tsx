import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import card from './goal-card.module.css';
import styles from './goals.module.css';

export const GoalsSkeleton = () => (
  <>
    <Row gap="2" wrap>
      <SkeletonBlock width={120} height={32} />
      <SkeletonBlock width={140} height={32} />
    </Row>
    <Stack gap="3" className={styles.list}>
      {[0, 1].map((row) => (
        <Stack key={row} gap="4" box="card" className={card.card}>
          <Grid gap="3 4" className={card.head}>
            <SkeletonBlock width={56} height={56} />
            <Stack gap="1" align="start" justify="start" shrink>
              <SkeletonBlock width={90} height={20} />
              <SkeletonBlock width="80%" />
              <SkeletonBlock width="60%" />
            </Stack>
          </Grid>
          <SkeletonBlock width="70%" height={28} />
          <SkeletonBlock height={32} />
        </Stack>
      ))}
    </Stack>
  </>
);
