import { Card } from '../../../ui/layout/card.tsx';
import { Bone, Skeleton } from '../../../ui/states/skeleton.tsx';
import styles from './profile.module.css';

const FormBones = ({ facts }: { facts: number }) => (
  <Card>
    <Bone width={180} height={24} />
    <div className={styles.grid}>
      {Array.from({ length: facts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <Bone key={index} height={40} />
      ))}
    </div>
  </Card>
);

/** In the shape of the page: the person on the left, the forms on the right. */
export const ProfileSkeleton = () => (
  <Skeleton>
    <div className={styles.columns}>
      <div className={styles.side}>
        <Card>
          <div className={styles.middle}>
            <Bone width={112} height={112} round />
            <Bone width={160} height={24} />
            <Bone width={200} />
          </div>
        </Card>
        <Card>
          <Bone width={140} height={24} />
          <Bone height={8} />
        </Card>
      </div>
      <div className={styles.stack}>
        <FormBones facts={4} />
        <FormBones facts={6} />
      </div>
    </div>
  </Skeleton>
);
