import type { TopicDetail } from '@netlik/contract/planning/topic-map';
import { useQuery } from '@tanstack/react-query';
import { formatNearDay } from '../../formats/days.ts';
import { formatShare } from '../../formats/numbers.ts';
import { topicHistoryTexts } from '../../study/topic-facts/topic-history.texts.ts';
import { HistoryByYear, recentText } from '../../study/topic-facts/topic-history.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { topicDetailQuery } from './topic-map.queries.ts';
import { topicMapTexts as texts } from './topic-map.texts.ts';

const nextStep = ({ isSkipped, isDue, reviewMinutes, learnLeft, practiseLeft, dueDay }: TopicDetail) => {
  if (isSkipped) return texts.nextSkipped;
  if (isDue) return texts.nextDue(reviewMinutes);
  if (learnLeft > 0) return texts.nextLearn(learnLeft);
  if (practiseLeft > 0) return texts.nextPractise(practiseLeft);
  return dueDay ? texts.nextReview(dueDay) : texts.nextNone;
};

const masteryText = (mastery: number | null) => (mastery === null ? texts.unknown : formatShare(mastery));

const Why = ({ detail }: { detail: TopicDetail }) => {
  const { mastery, level, recall, records, recordCount, needs, history } = detail;
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Row gap="2" align="baseline">
          <Text size="figure" weight="bold" numbers>
            {masteryText(mastery)}
          </Text>
          {mastery !== null && <Text tone="muted">{texts.mastery}</Text>}
        </Row>
        <Text tone="muted" size="small">
          {mastery === null ? texts.nothing : texts.why(level, recall)}
        </Text>
      </Stack>
      <Stack as="section" gap="1">
        <Text as="h3" size="body">
          {texts.next}
        </Text>
        <p>{nextStep(detail)}</p>
      </Stack>
      {records.length > 0 && (
        <Stack as="section" gap="2">
          <Text as="h3" size="body">
            {texts.records}
          </Text>
          <Stack as="ul" gap="1" size="small">
            {records.map((record, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may contain two equal records
              <Row as="li" gap="3" between key={index}>
                <span>{texts.record(record)}</span>
                <Text as="span" tone="muted" nowrap numbers>
                  {formatNearDay(record.day)}
                </Text>
              </Row>
            ))}
          </Stack>
          {recordCount > records.length && (
            <Text tone="muted" size="small">
              {texts.moreRecords(recordCount - records.length)}
            </Text>
          )}
        </Stack>
      )}
      {needs.length > 0 && (
        <Stack as="section" gap="2">
          <Text as="h3" size="body">
            {texts.needs}
          </Text>
          <Stack as="ul" gap="1" size="small">
            {needs.map((need) => (
              <Row as="li" gap="3" between key={`${need.subject}/${need.topic}`}>
                <span>
                  {need.topic}
                  {need.subject !== detail.subject && ` · ${subjectName(need.subject)}`}
                  {need.strength === 'helps' && ` (${texts.helps})`}
                </span>
                <Text as="span" tone="muted" nowrap numbers>
                  {masteryText(need.mastery)}
                </Text>
              </Row>
            ))}
          </Stack>
        </Stack>
      )}
      <Stack as="section" gap="2">
        <Text as="h3" size="body">
          {texts.history}
        </Text>
        <Text tone="muted" size="small">
          {history ? `${recentText(history)} (${topicHistoryTexts.unofficial})` : texts.noHistory}
        </Text>
        {history && <HistoryByYear history={history} />}
      </Stack>
    </Stack>
  );
};

type Props = { userId: string; subject: string; topic: string; onClose: () => void };

export const TopicWhy = ({ userId, subject, topic, onClose }: Props) => {
  const query = useQuery(topicDetailQuery(userId, subject, topic));
  return (
    <Drawer title={topic} onClose={onClose}>
      <Text tone="muted" size="small">
        {subjectName(subject)}
      </Text>
      <UntilLoaded query={query} failed={texts.detailFailed} lines={8} />
      {query.data && <Why detail={query.data} />}
    </Drawer>
  );
};
