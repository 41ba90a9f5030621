import {
  type LeaderboardPeriod,
  leaderboardPeriods,
} from '@netlik/contract/community/rooms/room-leaderboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatSeconds } from '../../../formats/durations.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts as texts } from '../rooms.texts.ts';
import styles from './drawer.module.css';

const periods = leaderboardPeriods.map((value) => ({ value, label: texts.leaderboardPeriods[value] }));

export const Leaderboard = ({ roomId }: { roomId: string }) => {
  const [period, setPeriod] = useState<LeaderboardPeriod>('today');
  const query = useQuery(roomQueries.leaderboard(roomId, period));
  return (
    <Stack as="section" gap="2" aria-label={texts.leaderboard}>
      <Text as="h3" look="body">
        {texts.leaderboard}
      </Text>
      <Segmented
        quiet
        label={texts.leaderboardPeriod}
        options={periods}
        value={period}
        onChange={setPeriod}
      />
      <Text look="muted small">{texts.leaderboardLead[period]}</Text>
      <UntilLoaded query={query} failed={texts.leaderboardFailed} compact />
      {query.data?.length === 0 && <Text look="muted small">{texts.leaderboardEmpty[period]}</Text>}
      <Stack as="ol" gap="1">
        {query.data?.map(({ userId, displayName, totalStudySeconds, solvedCount }, index) => (
          <Row key={userId} as="li" gap="3" align="center" touch>
            <Text as="span" look="muted" text="end" numbers className={styles.place}>
              {index + 1}
            </Text>
            <Stack as="span" grow>
              <Text as="span" cut>
                {displayName}
              </Text>
              <Text as="span" look="muted small">
                {texts.solved(solvedCount)}
              </Text>
            </Stack>
            <Text as="strong" numbers>
              {formatSeconds(totalStudySeconds)}
            </Text>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};
