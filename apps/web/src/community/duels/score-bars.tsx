import type { DuelScore } from '@netlik/contract/community/duels';
import { scorePercent } from '@netlik/domain/community/duels/duel';
import { usePerson } from '../../data/calls/use-person.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { PersonMenu } from '../user-blocks/person-menu.tsx';
import { personName } from '../user-blocks/person-name.ts';
import styles from './duels.module.css';
import { duelTexts as texts } from './duels.texts.ts';

type Props = {
  scores: readonly DuelScore[];
  winnerUserId: string | null;
  most?: number;
  /** Identifies the duel in a report; without it there is no menu. */
  duelId?: string;
};

export const ScoreBars = ({ scores, winnerUserId, most = scores.length, duelId }: Props) => {
  const self = usePerson();
  const top = scores[0]?.minutes ?? 0;
  return (
    <Stack as="ol" gap="3">
      {scores.slice(0, most).map(({ userId, minutes, person }) => {
        const isSelf = userId === self?._id;
        return (
          <Row
            key={userId}
            as="li"
            gap="3"
            align="center"
            shrink
            className={isSelf ? `${styles.score} ${styles.self}` : styles.score}
          >
            <Avatar person={{ ...person, lastName: person?.initial ?? null }} />
            <Stack gap="1" grow>
              <Row gap="2" align="baseline" between>
                <Text as="span" wrapAnywhere shrink>
                  {personName(person)}{' '}
                  {isSelf && (
                    <Text as="span" tone="muted" size="small">
                      {texts.youMark}
                    </Text>
                  )}
                  {userId === winnerUserId && (
                    <Text as="span" tone="primary" size="tiny" weight="semibold">
                      {' '}
                      {texts.winner}
                    </Text>
                  )}
                </Text>
                <Text as="strong" numbers noShrink>
                  {texts.minutes(minutes)}
                </Text>
              </Row>
              <FillBar fill={scorePercent(minutes, top) / 100} />
            </Stack>
            {duelId && (
              <Text as="div" noShrink className={styles.menu}>
                {person && !isSelf && <PersonMenu person={person} reference={`duel:${duelId}`} />}
              </Text>
            )}
          </Row>
        );
      })}
    </Stack>
  );
};
