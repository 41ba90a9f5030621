import { type AssistantBudget, assistant } from '@netlik/contract/assistant/assistant';
import { check } from '@netlik/contract/check';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { parseNumber } from '../../formats/inputs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { budgetTexts as texts } from './budget-card.texts.ts';

const STEP = 10_000;
const shareOf = (used: number, limit: number) => (limit === 0 ? 1 : Math.min(1, used / limit));
const numberOf = (text: string) => parseNumber(text) ?? Number.NaN;

const Usage = ({ budget }: { budget: AssistantBudget }) => {
  const { used, overall, mostUsed, perStudent, requests, students } = budget;
  return (
    <Stack gap="2">
      <p className="numbers">{texts.used(used, overall)}</p>
      <FillBar fill={shareOf(used, overall)} />
      <p className="numbers">{texts.mostUsed(mostUsed, perStudent)}</p>
      <FillBar fill={shareOf(mostUsed, perStudent)} />
      <Text tone="muted" size="small" className="numbers">
        {texts.requests(requests, students)}
      </Text>
    </Stack>
  );
};

const BudgetForm = ({ budget }: { budget: AssistantBudget }) => {
  const form = useContractForm({
    initial: { perStudent: String(budget.perStudent), overall: String(budget.overall) },
    read: ({ perStudent, overall }) =>
      check(assistant.setBudget.body, { perStudent: numberOf(perStudent), overall: numberOf(overall) }),
    write: (body, { send }) => send(assistant.setBudget, { body }),
    done: texts.saved,
  });
  return (
    <Stack {...form.form} as="form" gap="4" aria-label={texts.form}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <Grid fit={220} gap="4">
        <NumberField
          label={texts.perStudent}
          hint={texts.perStudentHint}
          min={0}
          step={STEP}
          {...form.text('perStudent')}
        />
        <NumberField
          label={texts.overall}
          hint={texts.overallHint}
          min={0}
          step={STEP}
          {...form.text('overall')}
        />
      </Grid>
      <div>
        <Button type="submit" look="line" busy={form.busy}>
          {texts.save}
        </Button>
      </div>
    </Stack>
  );
};

export const BudgetCard = () => {
  const query = useQuery(read(assistant.budget, {}));
  const { data } = query;
  return (
    <Card
      title={texts.title}
      lead={data?.service ? texts.lead(data.service.host, data.service.model) : texts.noService}
    >
      <UntilLoaded query={query} failed={texts.failed} compact />
      {data && (
        <Stack gap="4">
          <Usage budget={data} />
          <BudgetForm budget={data} />
        </Stack>
      )}
    </Card>
  );
};
