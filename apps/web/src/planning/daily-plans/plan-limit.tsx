import type { ActivePlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { planTexts as texts } from './daily-plans.texts.ts';

/** Explains before the form that the plan limit is reached, and lists the active plans. */
export const PlanLimit = ({ max, plans, onPlan }: ActivePlans & { onPlan: (day: StudyDay) => void }) => (
  <Notice tone="info">
    {texts.limitReached(max)}
    <Row as="ul" gap="1 2" wrap>
      {plans.map(({ _id, date, title }) => (
        <li key={_id}>
          <Button look="quiet" small onClick={() => onPlan(date)}>
            {texts.limitPlan(formatDayMonthWeekday(date), title)}
          </Button>
        </li>
      ))}
    </Row>
  </Notice>
);
