import { formatCount } from '../../formats/numbers.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { reachTexts, rankYearTexts as texts } from '../estimates/ranks.texts.ts';

type RanksProps = { ranks: readonly { year: number; rank: number; computed: boolean | null }[] };

export const RankYears = ({ ranks }: RanksProps) =>
  ranks.length === 0 ? (
    <Text tone="muted" size="small">
      {texts.none}
    </Text>
  ) : (
    <div>
      <Text tone="muted" size="tiny" aria-hidden="true">
        {texts.title}
      </Text>
      <Row as="dl" gap="1 3" wrap size="tiny" numbers aria-label={texts.title}>
        {ranks.map(({ year, rank, computed }) => (
          <Stack key={year} gap="1">
            <Text as="dt" tone="muted">
              {year}
            </Text>
            <Text as="dd" weight="semibold">
              {computed && (
                <>
                  <span aria-hidden="true">≈ </span>
                  <span className="visually-hidden">{texts.computed}: </span>
                </>
              )}
              {formatCount(rank)}
            </Text>
          </Stack>
        ))}
      </Row>
    </div>
  );

const colours = { likely: 'success', possible: 'primary', far: 'muted' } as const;

type ReachProps = { reach: keyof typeof reachTexts; text?: (reach: string) => string };

export const ReachLine = ({ reach, text = (plain) => plain }: ReachProps) => (
  <Text tone={colours[reach]} size="small" weight="semibold">
    {text(reachTexts[reach])}
  </Text>
);
