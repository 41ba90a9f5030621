import { leaderboard, type Medal, type MedalMonth } from '@netlik/contract/community/leaderboard';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { medalTexts as texts } from './medals.texts.ts';

const colors: Record<Medal, [string, string]> = {
  gold: ['#f0b429', '#8d5a00'],
  silver: ['#c3ccd9', '#5c6878'],
  bronze: ['#d08a54', '#76400f'],
};

const MedalDrawing = ({ medal }: { medal: Medal }) => {
  const [face, rim] = colors[medal];
  return (
    <svg viewBox="0 0 24 28" width="20" height="24" aria-hidden="true">
      <path d="M6 1l4 9M18 1l-4 9" stroke={rim} strokeWidth="4" />
      <circle cx="12" cy="18" r="8.5" fill={face} stroke={rim} strokeWidth="2" />
      <path d="M12 13.5v9" stroke={rim} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
};

const Month = ({ month, winners }: MedalMonth) => (
  <Stack as="li" gap="2" justify="start">
    <Text as="h3" size="small">
      {texts.month(month)}
    </Text>
    <Stack as="ul" gap="1">
      {winners.map(({ medal, name, minutes, isMe }, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name, and the list never changes
          key={index}
          as="li"
          gap="2"
          align="center"
          size="small"
          weight={isMe ? 'bold' : undefined}
        >
          <MedalDrawing medal={medal} />
          <span className="visually-hidden">{texts.medal[medal]}: </span>
          <Text as="span" wrapAnywhere grow>
            {isMe ? `${texts.me} (${name})` : name}
          </Text>
          <Text as="span" tone="muted" numbers noShrink>
            {texts.minutes(minutes)}
          </Text>
        </Row>
      ))}
    </Stack>
  </Stack>
);

const FIRST_YEAR = 2020;
const thisYear = () => yearOf(studyDay(new Date()));

type YearsProps = { year: number; isEmpty: boolean; onChange: (year: number) => void };

/** Goes back as long as the years contain medals. */
const Years = ({ year, isEmpty, onChange }: YearsProps) => (
  <Row gap="1" align="center">
    <IconButton
      label={texts.yearBefore}
      disabled={year <= FIRST_YEAR || (isEmpty && year < thisYear())}
      onClick={() => onChange(year - 1)}
    >
      <ChevronLeftIcon />
    </IconButton>
    <span className="numbers" aria-live="polite">
      {year}
    </span>
    <IconButton label={texts.yearAfter} disabled={year >= thisYear()} onClick={() => onChange(year + 1)}>
      <ChevronRightIcon />
    </IconButton>
  </Row>
);

/** Earlier months are shown on request. */
const SHOWN_MONTHS = 3;

export const MedalsCard = () => {
  const [year, setYear] = useState(thisYear);
  const query = useQuery(read(leaderboard.medalsOfYear, { query: { year } }));
  const [isWhole, setIsWhole] = useState(false);
  const months = query.data?.months ?? [];
  const isEmpty = query.data !== undefined && months.length === 0;
  const stats = useQuery(read(leaderboard.userStats, {})).data;
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={<Years year={year} isEmpty={isEmpty} onChange={setYear} />}
    >
      {stats && (
        <Text numbers>
          {texts.own(stats.medals.gold, stats.medals.silver, stats.medals.bronze)} ·{' '}
          {texts.running(texts.minutes(stats.monthMinutes))}
        </Text>
      )}
      <UntilLoaded query={query} failed={texts.failed} compact />
      {isEmpty &&
        (year === thisYear() ? (
          <EmptyState drawing="people" compact title={texts.none} text={texts.noneText} />
        ) : (
          <EmptyState drawing="people" compact title={texts.noneOf(year)} />
        ))}
      <Grid as="ul" fit={260} gap="4 6">
        {(isWhole ? months : months.slice(0, SHOWN_MONTHS)).map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </Grid>
      {months.length > SHOWN_MONTHS && (
        <Button look="quiet" small aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.less : texts.more(months.length)}
        </Button>
      )}
      <Text tone="muted" size="tiny">
        {texts.privacy}
      </Text>
    </Section>
  );
};
