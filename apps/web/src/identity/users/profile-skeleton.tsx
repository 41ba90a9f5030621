import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './profile.module.css';

const FormBones = ({ facts }: { facts: number }) => (
  <Card>
    <SkeletonBlock width={180} height={24} />
    <Stack gap="4" className={styles.grid}>
      {Array.from({ length: facts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
        <SkeletonBlock key={index} height={40} />
      ))}
    </Stack>
  </Card>
);

export const ProfileSkeleton = () => (
  <Stack gap="4" justify="start" shrink className={styles.columns}>
    <Stack gap="4" justify="start" shrink className={styles.side}>
      <Card>
        <Stack gap="4" align="center">
          <SkeletonBlock width={112} height={112} round />
          <SkeletonBlock width={160} height={24} />
          <SkeletonBlock width={200} />
        </Stack>
      </Card>
      <Card>
        <SkeletonBlock width={140} height={24} />
        <SkeletonBlock height={8} />
      </Card>
    </Stack>
    <Stack gap="4" justify="start" shrink className={styles.stack}>
      <FormBones facts={4} />
      <FormBones facts={6} />
    </Stack>
  </Stack>
);
