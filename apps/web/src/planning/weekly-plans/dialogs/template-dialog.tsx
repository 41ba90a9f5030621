import {
  type WeeklyTemplateName,
  weeklyPlans,
  weeklyTemplates,
} from '@netlik/contract/planning/weekly-plans';
import { WEEKLY_TEMPLATES } from '@netlik/domain/planning/weekly-plans/templates';
import type { StudyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
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
  const [template, setTemplate] = useState<WeeklyTemplateName>('school');
  const { send, busy, error } = useWrite(weeklyPlans.applyTemplate, {
    done: weeklyPlanTexts.templateApplied,
    failed: weeklyPlanTexts.templateError,
    inline: true,
    replied: (cache, plan) => cache.patch(weeklyPlanQuery(weekStart), () => plan),
    onDone: onClose,
  });
  return (
    <Modal
      title={texts.title}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={busy} onClick={() => send({ params: { weekStart }, body: { template } })}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {error && <Notice tone="danger">{error}</Notice>}
        {count > 0 && <Notice tone="warning">{texts.overwrite(count)}</Notice>}
        <Tabs
          label={texts.tabs}
          tabs={weeklyTemplates.map((id) => ({ id, label: templateNames[id] }))}
          value={template}
          onChange={setTemplate}
        >
          <Text tone="muted" size="small">
            {templateLeads[template]}
          </Text>
          <Stack as="ol" gap="2" className={styles.preview}>
            {WEEKLY_TEMPLATES[template].map(({ day, subject, customTitle }) => (
              <Grid as="li" gap="2" key={`${day} ${customTitle}`} className={styles.day}>
                <Text as="span" tone="muted" size="small">
                  {dayNames[day]}
                </Text>
                <div>
                  <strong>{subjectName(subject)}</strong>
                  <Text tone="muted" size="small">
                    {customTitle}
                  </Text>
                </div>
              </Grid>
            ))}
          </Stack>
        </Tabs>
      </Stack>
    </Modal>
  );
};
