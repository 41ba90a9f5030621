import { MAX_CHOSEN_ATTEMPTS, type StudentEstimates } from '@netlik/contract/exams/estimates';
import { formatDayMonth } from '../../formats/days.ts';
import { formatNet } from '../../formats/numbers.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { chosenKeys } from './estimate-basis.ts';
import { estimateTexts as texts } from './estimates.texts.ts';

type Attempt = StudentEstimates['attempts'][number];
type ExamType = Attempt['examType'];
export type Chosen = Partial<Record<(typeof chosenKeys)[ExamType], string | null>>;

const examTypes = ['TYT', 'AYT', 'YDT'] as const;

const idsOf = (params: URLSearchParams, examType: ExamType) =>
  (params.get(chosenKeys[examType]) ?? '').split(',').filter(Boolean);

export const chosenFrom = (attempts: readonly Attempt[]): Chosen =>
  Object.fromEntries(
    examTypes.map((examType) => {
      const used = attempts.filter((attempt) => attempt.used && attempt.examType === examType);
      return [chosenKeys[examType], used.map(({ _id }) => _id).join(',') || null];
    }),
  );

type Props = {
  attempts: readonly Attempt[];
  params: URLSearchParams;
  onChange: (chosen: Chosen) => void;
};

export const ChosenAttempts = ({ attempts, params, onChange }: Props) => (
  <Grid fit={300} gap="3 8" align="start">
    <Text tone="muted" size="small" fullRow>
      {texts.chosenHint}
    </Text>
    {examTypes.map((examType) => {
      const ofExam = attempts.filter((attempt) => attempt.examType === examType);
      const ids = idsOf(params, examType);
      const toggle = (id: string) => {
        const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
        onChange({ [chosenKeys[examType]]: next.join(',') || null });
      };
      return (
        ofExam.length > 0 && (
          <Stack key={examType} as="fieldset">
            <Text as="legend" size="small" weight="semibold">
              {examType}
            </Text>
            {ofExam.map(({ _id, source, date, net }) => (
              <CheckboxField
                key={_id}
                label={
                  <Row as="span" gap="2" between>
                    <span>{texts.choice(source, formatDayMonth(date))}</span>
                    <Text as="b" numbers nowrap>
                      {texts.net(formatNet(net))}
                    </Text>
                  </Row>
                }
                checked={ids.includes(_id)}
                disabled={ids.length >= MAX_CHOSEN_ATTEMPTS && !ids.includes(_id)}
                onChange={() => toggle(_id)}
              />
            ))}
          </Stack>
        )
      );
    })}
  </Grid>
);
