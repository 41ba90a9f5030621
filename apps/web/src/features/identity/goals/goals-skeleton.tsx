import { Bone, Skeleton } from '../../../ui/states/skeleton.tsx';
import card from './goal-card.module.css';
import styles from './goals.module.css';

export const GoalsSkeleton = () => (
  <Skeleton>
    <div className={styles.tags}>
      <Bone width={120} height={32} />
      <Bone width={140} height={32} />
    </div>
    <div className={styles.list}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={card.card}>
          <Bone width={72} height={72} />
          <div className={card.words}>
            <Bone width={90} height={20} />
            <Bone width="80%" />
            <Bone width="60%" />
          </div>
          <span />
          <div className={card.score}>
            <Bone width="70%" />
          </div>
        </div>
      ))}
    </div>
  </Skeleton>
);
