import { check } from '@netlik/contract/check';
import {
  MAX_REPORT_REASON,
  PersonReport,
  reportKinds,
  userBlocks,
} from '@netlik/contract/community/user-blocks';
import type { PersonCard } from '@netlik/contract/identity/person';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { peopleTexts as texts } from './people.texts.ts';
import { personName } from './person-name.ts';

type Props = {
  person: PersonCard;
  /** Identifies the context, such as `duel:<id>`. */
  reference?: string;
  onClose: () => void;
};

export const ReportDialog = ({ person, reference, onClose }: Props) => {
  const form = useContractForm({
    initial: { kind: '', reason: '' },
    read: (values) => check(PersonReport, { ...values, ...(reference && { reference }) }),
    write: (body, { send }) => send(userBlocks.report, { params: { id: person._id }, body }),
    done: texts.reported,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.reportTitle(personName(person))}
      form={form}
      submit={texts.send}
      onClose={onClose}
    >
      <Text tone="muted" size="small">
        {texts.reportLead}
      </Text>
      <Select
        label={texts.kind}
        data-first
        placeholder={texts.chooseKind}
        options={reportKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        {...form.text('kind')}
      />
      <TextAreaField label={texts.reason} max={MAX_REPORT_REASON} {...form.text('reason')} />
    </FormDialog>
  );
};
