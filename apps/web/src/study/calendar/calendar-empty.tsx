import type { CalendarMode } from '@netlik/contract/study/calendar';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { emptyTexts as texts } from './calendar.texts.ts';

type Props = { mode: CalendarMode; span: string; onToday: () => void };

export const CalendarEmpty = ({ mode, span, onToday }: Props) => (
  <EmptyState
    compact
    drawing="chart"
    title={texts[mode].title(span)}
    text={texts[mode].text}
    action={
      mode === 'study' ? (
        <ButtonLink to="/study-tracker/timer">{texts.study.action}</ButtonLink>
      ) : (
        <Button onClick={onToday}>{texts.question.action}</Button>
      )
    }
  />
);
