import { check } from '@netlik/contract/check';
import { adminUsers, type UserPlan } from '@netlik/contract/identity/admin-users';
import { ENTITLEMENTS, type Entitlement, entitlementsOf } from '@netlik/domain/identity/entitlements';
import { TIER_LIMITS } from '@netlik/domain/identity/limits';
import { parseNumber } from '../../formats/inputs.ts';
import styles from '../../platform/admin-system/admin.module.css';
import { Button } from '../../ui/buttons/button.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { planTexts as texts } from './admin-users.texts.ts';
import { mayLoseCoach } from './plan-panel.tsx';

type Props = { userId: string; plan: UserPlan };

const numberOrNull = (text: string) => (text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN));
const textOf = (value: number | null) => (value === null ? '' : String(value));

export const LimitsForm = ({ userId, plan }: Props) => {
  const own = plan.ownLimits;
  const ofTier = TIER_LIMITS[plan.plan.tier];
  const form = useContractForm({
    initial: { activePlansMax: textOf(own.activePlansMax), examsPerMonth: textOf(own.examsPerMonth) },
    read: ({ activePlansMax, examsPerMonth }) =>
      check(adminUsers.setLimits.body, {
        activePlansMax: numberOrNull(activePlansMax),
        examsPerMonth: numberOrNull(examsPerMonth),
      }),
    write: (body, { send }) => send(adminUsers.setLimits, { params: { id: userId }, body }),
    done: texts.limitsSaved,
  });
  const fill = (tier: keyof typeof TIER_LIMITS) => {
    form.set('activePlansMax', String(TIER_LIMITS[tier].activePlansMax));
    form.set('examsPerMonth', String(TIER_LIMITS[tier].examsPerMonth));
  };
  return (
    <Stack {...form.form} as="form" gap="3" className={styles.section} aria-label={texts.limits}>
      <Text as="h3" size="body">
        {texts.limits}
      </Text>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <Grid fit={180} gap="4">
        <NumberField
          label={texts.activePlans}
          hint={texts.ofTier(ofTier.activePlansMax)}
          min={0}
          max={100}
          {...form.text('activePlansMax')}
        />
        <NumberField
          label={texts.exams}
          hint={texts.ofTier(ofTier.examsPerMonth)}
          min={0}
          max={1000}
          {...form.text('examsPerMonth')}
        />
      </Grid>
      <Row gap="2" justify="end" wrap>
        <Button look="quiet" small onClick={() => fill('free')}>
          {texts.quickFree}
        </Button>
        <Button look="quiet" small onClick={() => fill('premium')}>
          {texts.quickPremium}
        </Button>
        <Button type="submit" look="line" small busy={form.busy}>
          {texts.saveLimits}
        </Button>
      </Row>
    </Stack>
  );
};

const choiceOf = (value: boolean | null | undefined) => (value == null ? '' : value ? 'on' : 'off');
const switchOf = (choice: string) => (choice === '' ? null : choice === 'on');

export const EntitlementsForm = ({ userId, plan }: Props) => {
  const own = plan.ownEntitlements;
  const ofTier = entitlementsOf(plan.plan.tier, {});
  const form = useContractForm({
    initial: Object.fromEntries(ENTITLEMENTS.map((name) => [name, choiceOf(own[name])])) as Record<
      Entitlement,
      string
    >,
    read: (values) =>
      check(adminUsers.setEntitlements.body, {
        entitlements: Object.fromEntries(ENTITLEMENTS.map((name) => [name, switchOf(values[name])])),
      }),
    ask: ({ entitlements }) => mayLoseCoach(plan, !(entitlements.coachAccess ?? ofTier.coachAccess)),
    write: (body, { send }) => send(adminUsers.setEntitlements, { params: { id: userId }, body }),
    done: texts.entitlementsSaved,
  });
  return (
    <Stack {...form.form} as="form" gap="3" className={styles.section} aria-label={texts.entitlements}>
      <Text as="h3" size="body">
        {texts.entitlements}
      </Text>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      {ENTITLEMENTS.map((name) => (
        <Select
          key={name}
          label={texts.names[name]}
          placeholder={texts.byTier(ofTier[name])}
          options={[
            { value: 'on', label: texts.on },
            { value: 'off', label: texts.off },
          ]}
          {...form.text(name)}
        />
      ))}
      <Row gap="2" justify="end" wrap>
        <Button type="submit" look="line" small busy={form.busy}>
          {texts.saveEntitlements}
        </Button>
      </Row>
    </Stack>
  );
};
