import type { PlanOfDay } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { PlanSource } from '@netlik/contract/planning/daily-plans/plan';
import { PLAN_SOURCES } from '@netlik/domain/planning/daily-plans/values';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { sourceNames, planTexts as texts } from './daily-plans.texts.ts';

type Props = {
  date: StudyDay;
  today: StudyDay;
  plan: PlanOfDay | undefined;
  onDay: (day: StudyDay) => void;
  onSource: (source: PlanSource) => void;
};

const sources = PLAN_SOURCES.toReversed().map((value) => ({ value, label: sourceNames[value] }));

export const PlanHeader = ({ date, today, plan, onDay, onSource }: Props) => (
  <Row gap="3 6" align="end" between wrap>
    <Row gap="2" align="end" wrap data-tour="study-plan-day">
      <IconButton label={texts.previousDay} onClick={() => onDay(addDays(date, -1))}>
        <ChevronLeftIcon />
      </IconButton>
      <DatePicker
        label={texts.date}
        value={date}
        today={today}
        onChange={(event) => onDay(event.currentTarget.value)}
      />
      <IconButton label={texts.nextDay} onClick={() => onDay(addDays(date, 1))}>
        <ChevronRightIcon />
      </IconButton>
      {date !== today && (
        <Button look="line" small onClick={() => onDay(today)}>
          {texts.today}
        </Button>
      )}
    </Row>
    {plan?.other && (
      <Segmented label={texts.source} quiet options={sources} value={plan.source} onChange={onSource} />
    )}
  </Row>
);
