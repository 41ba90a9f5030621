import type { ActivePlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { planTexts as texts } from './daily-plans.texts.ts';

/** Says before the form that no further plan fits, and which ones are active. */
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
