import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './profile.module.css';

const FormBones = ({ facts }: { facts: number }) => (
  <Stack gap="4">
    <SkeletonBlock width={180} height={24} />
    <Stack gap="4" className={styles.grid}>
      {Array.from({ length: facts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never move
        <SkeletonBlock key={index} height={40} />
      ))}
    </Stack>
  </Stack>
);

export const ProfileSkeleton = () => (
  <>
    <Row gap="5" align="center">
      <SkeletonBlock width={88} height={88} round />
      <Stack gap="2" grow>
        <SkeletonBlock width={160} height={24} />
        <SkeletonBlock width={200} />
      </Stack>
    </Row>
    <FormBones facts={4} />
    <FormBones facts={6} />
  </>
);
