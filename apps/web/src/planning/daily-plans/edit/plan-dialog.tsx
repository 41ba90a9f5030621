import {
  type DailyPlanChange,
  dailyPlans,
  type NewDailyPlan,
} from '@netlik/contract/planning/daily-plans/daily-plans';
import { type DailyPlan, MAX_PLAN_SUBJECTS } from '@netlik/contract/planning/daily-plans/plan';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { planTexts, editTexts as texts } from '../daily-plans.texts.ts';
import styles from './edit.module.css';
import {
  newRow,
  type PlanValues,
  parseRows,
  planValues,
  readChange,
  readNew,
  rowsText,
  type SubjectRow,
} from './plan-values.ts';
import { SubjectRows } from './subject-row.tsx';

type Props = {
  date: StudyDay;
  plan?: DailyPlan | undefined;
  onDone: (plan: DailyPlan) => void;
  onClose: () => void;
};

const isNew = (body: NewDailyPlan | DailyPlanChange): body is NewDailyPlan => 'date' in body;

export const PlanDialog = ({ date, plan, onDone, onClose }: Props) => {
  const queries = useQueryClient();
  const form = useContractForm<PlanValues, NewDailyPlan | DailyPlanChange, DailyPlan>({
    initial: planValues(plan ?? null),
    read: (values) => (plan ? readChange(plan, values) : readNew(date, values)),
    write: async (body, { send }) => {
      const saved = isNew(body)
        ? await send(dailyPlans.create, { body })
        : await send(dailyPlans.update, { params: { id: plan!._id }, body });
      await queries.invalidateQueries({ queryKey: [dailyPlans.byDate.path] });
      return saved;
    },
    done: plan ? planTexts.updated : planTexts.created,
    onDone,
  });
  const rows = parseRows(form.values.subjects);
  const setRows = (next: readonly SubjectRow[]) => form.set('subjects', rowsText(next));
  return (
    <FormDialog
      title={plan ? texts.editTitle : texts.createTitle}
      size="large"
      form={form}
      submit={plan ? texts.save : texts.create}
      failureText={({ message }) => `${plan ? planTexts.updateError : planTexts.createError} ${message}`}
      onClose={onClose}
    >
      <Stack gap="4" className={styles.pair}>
        <TextField
          label={texts.title}
          optional
          placeholder={defaultPlanTitle(date)}
          {...form.text('title')}
        />
        <TextField label={texts.dailyGoal} optional {...form.text('dailyGoal')} />
      </Stack>
      <Stack as="fieldset" gap="2" className={styles.rows}>
        <legend>{texts.subjects}</legend>
        <Text tone="muted" size="small">
          {texts.subjectsHint}
        </Text>
        <SubjectRows rows={rows} errorOf={form.errorOf} onChange={setRows} />
        {rows.length < MAX_PLAN_SUBJECTS && (
          <div>
            <Button look="line" small onClick={() => setRows([...rows, newRow()])}>
              <PlusIcon size={18} />
              {texts.add}
            </Button>
          </div>
        )}
      </Stack>
      <TextAreaField
        label={texts.motivationNote}
        optional
        rows={2}
        max={500}
        {...form.text('motivationNote')}
      />
    </FormDialog>
  );
};
