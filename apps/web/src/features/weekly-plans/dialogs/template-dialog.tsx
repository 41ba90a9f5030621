import {
  type WeeklyPlan,
  type WeeklyTemplateName,
  weeklyPlans,
  weeklyTemplates,
} from '@netlik/contract/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { WEEKLY_TEMPLATES } from '@netlik/domain/weekly-plans/templates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { subjectName } from '../../../study/subject-name.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { weeklyPlanQuery } from '../weekly-plans.queries.ts';
import {
  dayNames,
  templateLeads,
  templateNames,
  templateTexts as texts,
  weeklyPlanTexts,
} from '../weekly-plans.texts.ts';
import styles from './dialogs.module.css';

type Props = { weekStart: StudyDay; count: number; onClose: () => void };

export const TemplateDialog = ({ weekStart, count, onClose }: Props) => {
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const [template, setTemplate] = useState<WeeklyTemplateName>('school');
  const apply = useMutation({
    mutationFn: () =>
      call(weeklyPlans.applyTemplate, { params: { weekStart }, body: { template } }, undefined, {
        idempotencyKey: keyOf({ weekStart, template }),
      }),
    onSuccess: (plan) => {
      queries.setQueryData<WeeklyPlan>(weeklyPlanQuery(weekStart).queryKey, plan);
      toast({ tone: 'success', text: weeklyPlanTexts.templateApplied });
      onClose();
    },
  });
  return (
    <Modal
      title={texts.title}
      locked={apply.isPending}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={apply.isPending} onClick={() => apply.mutate()}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {apply.error && (
          <Notice tone="danger">
            {weeklyPlanTexts.templateError} {apply.error.message}
          </Notice>
        )}
        {count > 0 && <Notice tone="warning">{texts.overwrite(count)}</Notice>}
        <Tabs
          label={texts.tabs}
          tabs={weeklyTemplates.map((id) => ({ id, label: templateNames[id] }))}
          value={template}
          onChange={setTemplate}
        >
          <Text look="muted small" className={styles.lead}>
            {templateLeads[template]}
          </Text>
          <Stack as="ol" gap="2" className={styles.preview}>
            {WEEKLY_TEMPLATES[template].map(({ day, subject, customTitle }) => (
              <li key={`${day} ${customTitle}`}>
                <Text as="span" look="muted small">
                  {dayNames[day]}
                </Text>
                <span>
                  <strong>{subjectName(subject)}</strong>
                  <Text as="span" look="muted small" className={styles.lead}>
                    {customTitle}
                  </Text>
                </span>
              </li>
            ))}
          </Stack>
        </Tabs>
      </Stack>
    </Modal>
  );
};
