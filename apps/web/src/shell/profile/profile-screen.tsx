import { ProfilePage } from '../../identity/users/profile-page.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';

const ParentLinkPanel = lazyNamed(
  () => import('../../coaching/parent-links/parent-link-panel.tsx'),
  'ParentLinkPanel',
);

/** Students manage their parent links here, with or without a coach. */
export const ProfileScreen = () => (
  <ProfilePage
    parents={
      <LazyWhenVisible placeholder={<SkeletonBlock height={180} />} rootMargin={300}>
        <ParentLinkPanel />
      </LazyWhenVisible>
    }
  />
);
