import { check } from '@netlik/contract/check';
import { adminUsers, type UserPlan } from '@netlik/contract/identity/admin-users';
import { addDays, type StudyDay, startOfStudyDay, studyDay, toStudyDay } from '@netlik/domain/study-day';
import styles from '../../platform/admin-system/admin.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { planTexts as texts, userTexts } from './admin-users.texts.ts';

/** A plan includes its last day, so it ends when the next day starts. */
const endOf = (day: StudyDay) => startOfStudyDay(addDays(day, 1)).toISOString();
const lastDayOf = (until: string | null) => (until ? studyDay(new Date(Date.parse(until) - 1)) : '');

export const mayLoseCoach = async (plan: UserPlan, loses: boolean) =>
  !plan.coach ||
  !loses ||
  confirm({ title: texts.coachLostTitle, text: texts.coachLost, action: texts.continue, danger: true });

type Props = { userId: string; plan: UserPlan };

export const PlanForm = ({ userId, plan }: Props) => {
  const { tier, status, premiumUntil } = plan.plan;
  const form = useContractForm({
    initial: { tier: tier as string, until: lastDayOf(premiumUntil) as string, reset: true },
    read: ({ tier: chosen, until, reset }) =>
      check(adminUsers.setPlan.body, {
        tier: chosen,
        resetLimits: reset,
        premiumUntil: chosen === 'premium' && until ? endOf(toStudyDay(until)) : null,
      }),
    ask: (body) => mayLoseCoach(plan, body.tier === 'free'),
    write: (body, { send }) => send(adminUsers.setPlan, { params: { id: userId }, body }),
    done: texts.planSaved,
    fieldOfCode: { 'request.rule_broken': 'until' },
  });
  return (
    <Stack {...form.form} as="form" gap="3" className={styles.section} aria-label={texts.plan}>
      <Row gap="1 3" align="baseline" between wrap>
        <Text as="h3" size="body">
          {texts.plan}
        </Text>
        <Tag tone={status === 'active' ? 'success' : 'danger'}>{texts.statuses[status]}</Tag>
      </Row>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <Segmented
        label={texts.tier}
        quiet
        options={[
          { value: 'free', label: userTexts.tiers.free },
          { value: 'premium', label: userTexts.tiers.premium },
        ]}
        value={form.values.tier}
        onChange={(value) => form.set('tier', value)}
      />
      {form.values.tier === 'premium' && (
        <>
          <DatePicker
            label={texts.until}
            hint={texts.untilHint}
            min={studyDay(new Date())}
            {...form.text('until')}
          />
          {form.values.until && (
            <div>
              <Button look="quiet" small onClick={() => form.set('until', '')}>
                {texts.clearUntil}
              </Button>
            </div>
          )}
        </>
      )}
      <SwitchField label={texts.reset} {...form.checkbox('reset')} />
      <Row gap="2" justify="end" wrap>
        <Button type="submit" look="line" small busy={form.busy}>
          {texts.savePlan}
        </Button>
      </Row>
    </Stack>
  );
};
