import { check } from '@netlik/contract/check';
import { examDates } from '@netlik/contract/exams/exam-dates';
import type { ExamDates } from '@netlik/contract/study-fields';
import { toStudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { formatDayMonth } from '../../formats/days.ts';
import { examDateTexts as texts } from '../../platform/admin-system/admin.texts.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';

const ExamDatesDialog = ({ dates, onClose }: { dates: ExamDates; onClose: () => void }) => {
  const { year, tyt, ayt, ydt, official } = dates;
  const form = useContractForm({
    initial: { tyt: tyt as string, ayt: ayt as string, ydt: ydt as string, official },
    read: (values) => check(examDates.save.body, values),
    write: (body, { send }) => send(examDates.save, { params: { year: String(year) }, body }),
    done: texts.saved,
    onDone: onClose,
  });
  const bounds = { min: toStudyDay(`${year}-01-01`), max: toStudyDay(`${year}-12-31`) };
  return (
    <FormDialog title={texts.dialog(year)} size="small" form={form} submit={texts.save} onClose={onClose}>
      <Stack gap="4">
        <DatePicker label="TYT" {...bounds} {...form.text('tyt')} />
        <DatePicker label="AYT" {...bounds} {...form.text('ayt')} />
        <DatePicker label="YDT" {...bounds} {...form.text('ydt')} />
        <SwitchField label={texts.official} hint={texts.officialHint} {...form.checkbox('official')} />
      </Stack>
    </FormDialog>
  );
};

export const ExamDatesCard = () => {
  const [editing, setEditing] = useState<ExamDates | null>(null);
  const query = useQuery(read(examDates.list, {}));
  return (
    <Card
      title={texts.title}
      lead={texts.lead}
      actions={
        <ButtonLink look="line" small to="/admin/topics">
          {texts.topics}
        </ButtonLink>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact />
      <Stack as="ul" gap="2">
        {query.data?.map((dates) => (
          <Row key={dates.year} as="li" gap="3" align="center" between>
            <Stack as="span" wrapAnywhere shrink>
              <span>
                <strong>{dates.year}</strong> {!dates.official && <Tag tone="warning">{texts.estimated}</Tag>}
              </span>
              <Text as="span" tone="muted" size="small">
                TYT {formatDayMonth(dates.tyt)} · AYT {formatDayMonth(dates.ayt)} · YDT{' '}
                {formatDayMonth(dates.ydt)}
              </Text>
            </Stack>
            <Button
              look="line"
              small
              aria-label={texts.editYear(dates.year)}
              onClick={() => setEditing(dates)}
            >
              {texts.edit}
            </Button>
          </Row>
        ))}
      </Stack>
      {editing && <ExamDatesDialog dates={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
};
