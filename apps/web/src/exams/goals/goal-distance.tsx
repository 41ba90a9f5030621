import type { GoalGap, GoalProgramme } from '@netlik/contract/exams/estimates';
import { netNames } from '@netlik/domain/exams/estimates/estimate-words.texts';
import type { NetKey } from '@netlik/domain/yks/score-keys';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDecimal, formatNet } from '../../formats/numbers.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Spark } from '../../ui/charts/spark.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import {
  absentText,
  quotaText,
  renumberedText,
  universityProgrammeNotes,
} from '../university-programmes/programme.texts.ts';
import { RankYears, ReachLine } from '../university-programmes/programme-facts.tsx';
import { distanceText, mainUniversityProgramme, movedText } from './distance-to-goal.ts';
import styles from './goal-card.module.css';
import { goalDistanceTexts } from './goal-distance.texts.ts';
import { gapTexts as texts } from './goals.texts.ts';
import { RankAxis } from './rank-axis.tsx';

const changes = { renumbered: renumberedText, absent: absentText, none: null } as const;

const wayText = (way: NonNullable<GoalProgramme['way']>) =>
  way
    .map(({ key, from, to }) => texts.more(netNames[key as NetKey], formatNet(to - from), formatNet(to)))
    .join(', ');

const Gains = ({ gains }: Pick<GoalProgramme, 'gains'>) => (
  <Stack gap="1">
    <Text tone="muted" size="tiny">
      {texts.gains}
    </Text>
    <Row as="ul" gap="2" wrap>
      {gains.map(({ key, points }) => (
        <li key={key} className="numbers">
          <Tag>
            {netNames[key as NetKey]} {texts.points(formatDecimal(points, 1))}
          </Tag>
        </li>
      ))}
    </Row>
  </Stack>
);

/** Starts a block of the subject with the largest gain. */
const Nearer = ({ gains }: Pick<GoalProgramme, 'gains'>) => {
  const { key } = gains.find((gain) => isSubjectKey(gain.key)) ?? {};
  return key ? (
    <ButtonLink to={`/study-tracker/timer?start=block&focus=25&break=5&chosen=${key}`}>
      {texts.study(netNames[key as NetKey])}
    </ButtonLink>
  ) : (
    <ButtonLink to="/ai/suggestions">{texts.whatToStudy}</ButtonLink>
  );
};

/** Sorted oldest first; a better rank is higher. */
const YearSpark = ({ ranks }: Pick<GoalProgramme, 'ranks'>) => (
  <Spark values={ranks.map(({ rank }) => -Math.log(rank)).reverse()} />
);

const OtherUniversityProgramme = ({ programme }: { programme: GoalProgramme }) => {
  const { name, city, scoreType, ranks, reach } = programme;
  return (
    <Stack as="li" gap="1">
      <Text size="small" weight="semibold">
        {name} · {city} · {scoreType}
      </Text>
      <RankYears ranks={ranks} />
      <Text size="small">{distanceText(programme)}</Text>
      {reach && <ReachLine reach={reach} text={texts.reach} />}
    </Stack>
  );
};

type Props = { gap: GoalGap; scores: ReactNode; first: boolean };

export const GoalDistance = ({ gap, scores, first }: Props) => {
  const main = mainUniversityProgramme(gap);
  if (!main) return scores;
  const { ranks, range, reach, way, gains, nets } = main;
  const others = gap.programmes.filter((programme) => programme !== main);
  const sentence = distanceText(main);
  const moved = movedText(main);
  return (
    <Stack gap="3">
      {changes[gap.codeChange ?? 'none'] && <Text size="small">{changes[gap.codeChange ?? 'none']}</Text>}
      {sentence && (
        <div>
          <Text size="large" weight="bold" numbers>
            {sentence}
          </Text>
          <Text tone="muted" size="small" numbers>
            {moved ? `${moved} (${goalDistanceTexts.estimated})` : goalDistanceTexts.moves}
          </Text>
        </div>
      )}
      <RankAxis ranks={ranks} range={range} />
      {ranks.length === 0 && <RankYears ranks={ranks} />}
      {ranks.length > 0 && !sentence && (
        <Text size="small">
          {texts.noRange} <Link to="/exam-tracker?add=1">{texts.addExam}</Link>
        </Text>
      )}
      {gains.length > 0 && nets !== null && nets.missing > 0 && (
        <>
          <Gains gains={gains} />
          {first && (
            <div>
              <Nearer gains={gains} />
            </div>
          )}
        </>
      )}
      <div>
        <details className={styles.more}>
          <summary>
            <Row as="span" gap="3" align="center" between grow>
              {texts.years}
              <YearSpark ranks={ranks} />
            </Row>
          </summary>
          <Stack gap="2">
            <Text size="small" weight="semibold">
              {main.name} · {main.city} · {main.scoreType}
            </Text>
            {ranks.length > 0 && <RankYears ranks={ranks} />}
            <Text tone="muted" size="small">
              {[quotaText(main), ...universityProgrammeNotes(main)].join(' · ')}
            </Text>
            {reach && <ReachLine reach={reach} text={texts.reach} />}
            {way && way.length > 0 && (
              <Text tone="muted" size="small">
                {texts.way} {wayText(way)}
              </Text>
            )}
            {others.length === 0 && scores}
          </Stack>
        </details>
        {others.length > 0 && (
          <details className={styles.more}>
            <summary>{texts.others(others.length)}</summary>
            <Stack as="ul" gap="3">
              {others.map((programme) => (
                <OtherUniversityProgramme key={programme.code} programme={programme} />
              ))}
            </Stack>
            {scores}
          </details>
        )}
      </div>
    </Stack>
  );
};
