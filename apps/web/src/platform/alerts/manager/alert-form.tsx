import { check } from '@netlik/contract/check';
import { type Alert, alertAudiences, alertSeverities, alerts } from '@netlik/contract/platform/alerts';
import { formatInputInstant, parseInputInstant } from '../../../formats/inputs.ts';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { audienceNames, severityNames, alertFormTexts as texts } from './alert-manager.texts.ts';

const MAX_MESSAGE = 800;

const audiences = alertAudiences.map((value) => ({ value, label: audienceNames[value] }));
const severities = alertSeverities.map((value) => ({ value, label: severityNames[value] }));

type Props = { alert: Alert | null; onClose: () => void };

export const AlertFormDialog = ({ alert, onClose }: Props) => {
  const form = useContractForm({
    initial: {
      title: alert?.title ?? '',
      message: alert?.message ?? '',
      audience: (alert?.audience ?? 'all') as string,
      severity: (alert?.severity ?? 'info') as string,
      startsAt: formatInputInstant(alert?.startsAt ?? null),
      endsAt: formatInputInstant(alert?.endsAt ?? null),
      ctaLabel: alert?.ctaLabel ?? '',
      ctaUrl: alert?.ctaUrl ?? '',
      isActive: alert?.isActive ?? true,
    },
    read: ({ startsAt, endsAt, ...values }) =>
      check(alerts.create.body, {
        ...values,
        startsAt: parseInputInstant(startsAt),
        endsAt: parseInputInstant(endsAt),
      }),
    write: (body, { send }) =>
      alert ? send(alerts.change, { params: { id: alert.id }, body }) : send(alerts.create, { body }),
    done: texts.saved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={alert ? texts.editTitle : texts.createTitle}
      form={form}
      submit={texts.save}
      failureText={({ message }) => texts.saveFailed(message)}
      onClose={onClose}
    >
      <TextField label={texts.title} maxLength={120} data-first {...form.text('title')} />
      <Grid fit={200} gap="4">
        <Select label={texts.audience} options={audiences} {...form.text('audience')} />
        <Select label={texts.severity} options={severities} {...form.text('severity')} />
      </Grid>
      <TextAreaField label={texts.message} rows={4} max={MAX_MESSAGE} {...form.text('message')} />
      <Grid fit={200} gap="4">
        <TextField
          label={texts.startsAt}
          type="datetime-local"
          optional
          hint={texts.timeHint}
          {...form.text('startsAt')}
        />
        <TextField
          label={texts.endsAt}
          type="datetime-local"
          optional
          hint={texts.timeHint}
          {...form.text('endsAt')}
        />
      </Grid>
      <Grid fit={200} gap="4">
        <TextField label={texts.ctaLabel} optional maxLength={64} {...form.text('ctaLabel')} />
        <TextField label={texts.ctaUrl} optional hint={texts.ctaHint} {...form.text('ctaUrl')} />
      </Grid>
      <SwitchField label={texts.isActive} hint={texts.activeHint} {...form.checkbox('isActive')} />
    </FormDialog>
  );
};
