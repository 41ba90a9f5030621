import {
  type ExperimentResult,
  experiments,
  type VariantResult,
} from '@netlik/contract/platform/experiments';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { formatDay } from '../../formats/days.ts';
import { formatCount, formatShare } from '../../formats/numbers.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { landingTexts, landingResultTexts as texts } from './landing.texts.ts';

const Variant = ({ variant, views, clicks, signups }: VariantResult) => (
  <Stack as="li" gap="1">
    <h3>{texts.variant(landingTexts.hero[variant].title, variant)}</h3>
    <Text tone="muted" size="small">
      {texts.views(formatCount(views))}
    </Text>
    {(['clicks', 'signups'] as const).map((name) => {
      const { count, share, low, high } = { clicks, signups }[name];
      return (
        <Text key={name} numbers>
          {texts[name](formatCount(count))}
          {views > 0 && texts.share(formatShare(share), formatShare(low), formatShare(high))}
        </Text>
      );
    })}
  </Stack>
);

const Result = ({ since, variants, winner }: ExperimentResult) => (
  <Stack gap="4">
    <Text weight="semibold">
      {winner ? texts.winner(landingTexts.hero[winner].title, winner) : texts.noWinner}
    </Text>
    <Stack as="ul" gap="4">
      {variants.map((each) => (
        <Variant key={each.variant} {...each} />
      ))}
    </Stack>
    <Text tone="muted" size="small">
      {since ? texts.since(formatDay(since)) : texts.nothing}
    </Text>
    <Text tone="muted" size="small">
      {texts.how}
    </Text>
  </Stack>
);

export const LandingResults = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(read(experiments.results, {}));
  return (
    <Drawer title={texts.title} onClose={onClose}>
      <UntilLoaded query={query} failed={texts.failed}>
        <SkeletonBlock height={180} />
      </UntilLoaded>
      {query.data?.map((each) => (
        <Result key={each.name} {...each} />
      ))}
    </Drawer>
  );
};
