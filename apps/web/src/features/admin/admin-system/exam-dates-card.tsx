import { analytics, type ExamDates } from '@netlik/contract/analytics';
import { check } from '@netlik/contract/check';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { read } from '../../../api/read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { dayMonthText } from '../../../ui/formats/day-month-text.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { DatePicker } from '../../../ui/pickers/date-picker.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Tag } from '../../../ui/states/tag.tsx';
import styles from '../admin.module.css';
import { examDateTexts as texts } from '../admin.texts.ts';

const ExamDatesDialog = ({ dates, onClose }: { dates: ExamDates; onClose: () => void }) => {
  const { year, tyt, ayt, ydt, official } = dates;
  const form = useContractForm({
    initial: { tyt: tyt as string, ayt: ayt as string, ydt: ydt as string, official },
    read: (values) => check(analytics.setExamDates.body, values),
    send: async (body) => {
      await call(analytics.setExamDates, { params: { year: String(year) }, body });
      toast({ tone: 'success', text: texts.saved });
      onClose();
    },
  });
  const bounds = { min: `${year}-01-01` as StudyDay, max: `${year}-12-31` as StudyDay };
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

/** The days of the exam by target year. */
export const ExamDatesCard = () => {
  const [editing, setEditing] = useState<ExamDates | null>(null);
  const { data, error, refetch } = useQuery(read(analytics.examDates, {}));
  return (
    <Card title={texts.title} lead={texts.lead}>
      {error && !data && <ErrorState compact title={texts.failed} error={error} onRetry={() => refetch()} />}
      <Stack as="ul" gap="2">
        {data?.map((dates) => (
          <Row key={dates.year} as="li" gap="3" align="center" between>
            <Stack as="span" breaks shrink>
              <span>
                <strong>{dates.year}</strong> {!dates.official && <Tag tone="warning">{texts.estimated}</Tag>}
              </span>
              <span className={styles.quiet}>
                TYT {dayMonthText(dates.tyt)} · AYT {dayMonthText(dates.ayt)} · YDT {dayMonthText(dates.ydt)}
              </span>
            </Stack>
            <Button
              look="quiet"
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
