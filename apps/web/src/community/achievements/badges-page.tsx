import type { Achievement, AchievementCollection } from '@netlik/contract/community/achievements';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { BadgeFilterBar } from './badge-filters.tsx';
import { FoundBadges, GroupedWall, WallSkeleton } from './badge-wall.tsx';
import { type BadgeFilters, badgeQueries, queryOf, readFilters } from './badges.queries.ts';
import { badgeTexts as texts } from './badges.texts.ts';
import { XpLedger } from './xp-ledger.tsx';

const noFilters: BadgeFilters = { category: '', rarity: '', unlocked: '', search: '', sort: 'default' };

const useFilters = () => {
  const [params, change] = useUrlParams();
  const filters = readFilters(params);
  const setFilters = (part: Partial<BadgeFilters>) => {
    const parts = Object.entries(part).map(([name, value]) => [
      name,
      value === '' || value === 'default' ? null : value,
    ]);
    change(Object.fromEntries(parts));
  };
  return { filters, setFilters };
};

const Stats = ({ whole }: { whole: AchievementCollection | undefined }) => {
  const loading = !whole;
  const stats = whole?.stats ?? { total: 0, unlocked: 0, completionRate: 0, points: 0 };
  const next = whole?.achievements.find(({ isUnlocked }) => !isUnlocked);
  return (
    <Row gap="4 8" align="center" wrap>
      <Row gap="4" align="center" aria-busy={loading || undefined}>
        {loading ? (
          <SkeletonBlock width={104} height={104} round />
        ) : (
          <ProgressRing value={stats.completionRate / 100} label={texts.ring} size={104} />
        )}
        <Stack as="p" size="title" weight="bold" numbers>
          <span>{loading ? '…' : texts.of(stats.unlocked, stats.total)}</span>
          <Text as="span" tone="muted" size="tiny" weight="regular">
            {texts.unlockedLabel}
          </Text>
        </Stack>
      </Row>
      <StatCard label={texts.pointsLabel} value={texts.number(stats.points)} unit="XP" loading={loading} />
      {(loading || next) && (
        <StatCard
          label={texts.nextLabel}
          value={
            <Text as="span" size="large">
              {next?.title}
            </Text>
          }
          hint={next && texts.nextHint(next.progress)}
          loading={loading}
        />
      )}
    </Row>
  );
};

/** The figures and the picture use all badges, regardless of filters. */
const useWhole = () => useQuery(badgeQueries.list(noFilters)).data;

const share = async ({ achievements, stats }: AchievementCollection) => {
  try {
    const [{ drawWall }, { sharePicture }] = await Promise.all([
      import('./badge-picture.ts'),
      import('../../ui/pictures/share-picture.ts'),
    ]);
    const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked);
    await sharePicture(await drawWall(unlocked, stats.total), texts.shareFile);
  } catch {
    toast({ tone: 'danger', text: texts.shareFailed });
  }
};

type Props = { challenges?: ReactNode; medals?: ReactNode };

export const BadgesPage = ({ challenges, medals }: Props) => {
  useTour('badges');
  const { filters, setFilters } = useFilters();
  const [ledgerOpen, setLedgerOpen] = useState(false);
  const whole = useWhole();
  const query = useQuery(badgeQueries.list(filters));
  const badges = query.data?.achievements;
  const [opened, setOpened] = useState<Achievement | null>(null);
  const isFiltered = Object.values(queryOf(filters)).length > 0;
  const Wall = isFiltered ? FoundBadges : GroupedWall;
  const onShare = () => {
    if (!whole || whole.stats.unlocked === 0) toast({ text: texts.shareEmpty });
    else void share(whole);
  };

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      actions={
        <>
          <Button look="line" onClick={() => setLedgerOpen(true)}>
            {texts.ledger}
          </Button>
          <Button onClick={onShare}>{texts.share}</Button>
        </>
      }
    >
      {(whole || !query.error) && <Stats whole={whole} />}
      {challenges}
      <Section title={texts.wall} lead={badges ? texts.count(badges.length) : texts.counting}>
        <BadgeFilterBar filters={filters} onChange={setFilters} />
        <UntilLoaded query={query} failed={texts.loadError}>
          <WallSkeleton />
        </UntilLoaded>
        {badges?.length === 0 && (
          <EmptyState
            drawing="nothing"
            compact
            title={texts.nothingFound}
            action={
              <Button look="line" onClick={() => setFilters(noFilters)}>
                {texts.clear}
              </Button>
            }
          />
        )}
        {badges && badges.length > 0 && (
          <Wall key={JSON.stringify(filters)} badges={badges} onOpen={setOpened} />
        )}
      </Section>
      {medals}
      {opened && <BadgeDialog badge={opened} onClose={() => setOpened(null)} />}
      {ledgerOpen && <XpLedger onClose={() => setLedgerOpen(false)} />}
    </PageFrame>
  );
};
