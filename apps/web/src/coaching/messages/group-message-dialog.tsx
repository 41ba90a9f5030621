import { check } from '@netlik/contract/check';
import { MAX_MESSAGE, messages, NewMessage } from '@netlik/contract/coaching/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { messageQueries } from './messages.queries.ts';
import { groupTexts as texts } from './messages.texts.ts';

/** Sends the text to each student's own thread. */
export const GroupMessageDialog = ({ onClose }: { onClose: () => void }) => {
  const groups = useQuery(messageQueries.groups());
  const [group, setGroup] = useState('');
  const form = useContractForm({
    initial: { text: '' },
    read: (values) => check(NewMessage, values),
    write: (body, { send }) => send(messages.sendToGroup, { params: { id: group }, body }),
    done: ({ sent, left }) =>
      texts.sent(
        sent,
        left.map(({ name }) => name),
      ),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.title}
      form={form}
      submit={texts.send}
      submitDisabled={group === ''}
      onClose={onClose}
    >
      <Text tone="muted" size="small">
        {texts.lead}
      </Text>
      {groups.data?.length === 0 && <Notice tone="info">{texts.none}</Notice>}
      <Select
        label={texts.group}
        data-first
        placeholder={texts.choose}
        options={(groups.data ?? []).map(({ _id, name, studentIds }) => ({
          value: _id,
          label: texts.option(name, studentIds.length),
        }))}
        value={group}
        onChange={({ currentTarget }) => setGroup(currentTarget.value)}
      />
      <TextAreaField label={texts.text} max={MAX_MESSAGE} rows={4} {...form.text('text')} />
    </FormDialog>
  );
};
