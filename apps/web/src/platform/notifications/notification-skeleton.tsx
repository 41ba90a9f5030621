import { Stack } from '../../ui/layout/stack.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './notification-list.module.css';
import { notificationTexts as texts } from './notifications.texts.ts';

const widths = ['58%', '72%', '44%', '66%', '52%', '60%'];

export const NotificationSkeleton = () => (
  <Skeleton label={texts.loading}>
    <Stack as="span">
      {widths.map((width) => (
        <span key={width} className={styles.main}>
          <SkeletonBlock width={36} height={36} />
          <Stack as="span" gap="1" justify="start" size="small" wrapAnywhere shrink className={styles.text}>
            <SkeletonBlock width={width} height={14} />
            <SkeletonBlock height={12} />
            <SkeletonBlock width="30%" height={10} />
          </Stack>
        </span>
      ))}
    </Stack>
  </Skeleton>
);
