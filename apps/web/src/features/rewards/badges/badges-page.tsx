import type { AchievementCollection } from '@netlik/contract/rewards/achievements';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTour } from '../../../tutorial/tutorial.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressRing } from '../../../ui/charts/progress-ring.tsx';
import { StatCard } from '../../../ui/charts/stat-card.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageFrame } from '../../../ui/layout/page-frame.tsx';
import { useUrlParams } from '../../../ui/layout/use-url-params.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { BadgeFilterBar } from './badge-filters.tsx';
import { BadgeTile } from './badge-tile.tsx';
import styles from './badges.module.css';
import { type BadgeFilters, badgeQueries, readFilters } from './badges.queries.ts';
import { badgeTexts as texts } from './badges.texts.ts';
import { badgesTour } from './badges.tour.ts';
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

const Stats = ({ stats, next }: { stats: AchievementCollection['stats']; next: ReactNode }) => (
  <div className={styles.stats} data-tour="badges-stats">
    <Card>
      <div className={styles.hero}>
        <ProgressRing value={stats.completionRate / 100} label={texts.ring} size={104} />
        <p className={styles.big}>
          <span>{texts.of(stats.unlocked, stats.total)}</span>
          <span className={styles.kind}>{texts.unlockedLabel}</span>
        </p>
      </div>
    </Card>
    <StatCard label={texts.pointsLabel} value={texts.number(stats.points)} unit="XP" />
    {next}
  </div>
);

/** The figures and the picture need all badges, whatever is filtered. */
const useWhole = () => useQuery(badgeQueries.list(noFilters)).data;

const share = async ({ achievements, stats }: AchievementCollection) => {
  try {
    const { drawWall, sharePicture } = await import('./badge-picture.ts');
    const unlocked = achievements.filter(({ isUnlocked }) => isUnlocked);
    await sharePicture(await drawWall(unlocked, stats.total));
  } catch {
    toast({ tone: 'danger', text: texts.shareFailed });
  }
};

type Props = { challenges?: ReactNode; medals?: ReactNode };

export const BadgesPage = ({ challenges, medals }: Props) => {
  useTour(badgesTour);
  const { filters, setFilters } = useFilters();
  const [ledgerOpen, setLedgerOpen] = useState(false);
  const whole = useWhole();
  const query = useQuery(badgeQueries.list(filters));
  const badges = query.data?.achievements;
  const next = whole?.achievements.find(({ isUnlocked }) => !isUnlocked);
  const onShare = () => {
    if (!whole || whole.stats.unlocked === 0) toast({ text: texts.shareEmpty });
    else void share(whole);
  };

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <Button look="quiet" onClick={() => setLedgerOpen(true)}>
            {texts.ledger}
          </Button>
          <Button onClick={onShare}>{texts.share}</Button>
        </>
      }
    >
      {whole && (
        <Stats
          stats={whole.stats}
          next={
            next && (
              <StatCard
                label={texts.nextLabel}
                value={<span className={styles.next}>{next.title}</span>}
                hint={texts.nextHint(next.progress)}
              />
            )
          }
        />
      )}
      {challenges}
      <Card title={texts.wall} {...(badges && { lead: texts.count(badges.length) })}>
        <BadgeFilterBar filters={filters} onChange={setFilters} />
        <UntilLoaded query={query} failed={texts.loadError} />
        {badges?.length === 0 && (
          <EmptyState
            compact
            drawing="search"
            title={texts.nothingFound}
            action={
              <Button look="quiet" onClick={() => setFilters(noFilters)}>
                {texts.clear}
              </Button>
            }
          />
        )}
        {badges && badges.length > 0 && (
          <ul className={styles.wall} data-tour="badges-wall">
            {badges.map((badge) => (
              <BadgeTile key={badge.id} badge={badge} />
            ))}
          </ul>
        )}
      </Card>
      {medals}
      {ledgerOpen && <XpLedger onClose={() => setLedgerOpen(false)} />}
    </PageFrame>
  );
};
