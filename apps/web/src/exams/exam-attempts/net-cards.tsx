import { type ExamFilter, type ExamOverview, examFilters } from '@netlik/contract/exams/exam-attempts';
import { formatChange, formatExamNet, formatShare } from '../../formats/numbers.ts';
import { Spark } from '../../ui/charts/spark.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './exam-attempts.module.css';
import { examNames, cardTexts as texts } from './exam-attempts.texts.ts';

type Props = {
  overview: ExamOverview | undefined;
  chosen: ExamFilter | null;
  onChoose: (type: ExamFilter | null) => void;
};

const changeTones = { '-1': 'muted', 0: 'muted', 1: 'success' } as const;

const always: readonly ExamFilter[] = ['TYT', 'AYT'];

export const NetCards = ({ overview, chosen, onChoose }: Props) => (
  <Stack as="section" gap="4" className={styles.cards} aria-label={texts.label} data-tour="exam-tracker-nets">
    {examFilters
      .filter((type) => always.includes(type) || (overview?.nets[type].count ?? 0) > 0)
      .map((type) => {
        const summary = overview?.nets[type];
        return (
          <Stack
            key={type}
            type="button"
            as="button"
            gap="2"
            box="panel"
            tone="plain"
            text="start"
            className={styles.card}
            disabled={!summary || summary.count === 0}
            aria-pressed={chosen === type}
            aria-label={summary && summary.count > 0 ? undefined : `${examNames[type]}: ${texts.none}`}
            onClick={() => onChoose(chosen === type ? null : type)}
          >
            <Row as="span" gap="3" align="center" between tone="muted" size="small">
              <Text as="b" tone="plain" weight="semibold">
                {examNames[type]}
              </Text>
              {summary && summary.count > 0 && (
                <span className={styles.wide}>{texts.count(summary.count)}</span>
              )}
            </Row>
            {!summary && <SkeletonBlock width="60%" height={44} />}
            {summary && (
              <Row as="span" gap="3" align="center" between>
                <Text as="span" size="figure" weight="bold" numbers className={styles.bigNet}>
                  {summary.net === null ? '—' : formatExamNet(summary.net)}
                  {summary.net !== null && (
                    <Text as="span" tone="muted" size="small" weight="medium" className={styles.unit}>
                      {' '}
                      {texts.net}
                    </Text>
                  )}
                </Text>
                <span className={styles.wide}>
                  <Spark lamp values={summary.recentNets} />
                </span>
              </Row>
            )}
            <Row as="span" gap="1 3" wrap tone="muted" size="tiny" numbers className={styles.cardFoot}>
              {summary && summary.count === 0 && texts.none}
              {summary?.netChange != null && (
                <Text as="span" tone={changeTones[Math.sign(summary.netChange) as keyof typeof changeTones]}>
                  <span className={styles.against}>{texts.against} </span>
                  {formatChange(summary.netChange, 2, 2)}
                </Text>
              )}
              {summary && summary.count > 0 && (
                <span className={styles.wide}>{texts.answers(summary.correct, summary.wrong)}</span>
              )}
              {summary?.accuracy != null && (
                <span className={styles.wide}>{formatShare(summary.accuracy)}</span>
              )}
            </Row>
          </Stack>
        );
      })}
  </Stack>
);
