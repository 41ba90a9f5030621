import type { PlannerSettings } from '@netlik/contract/planning/planner/planner';
import { MAX_DAY_MINUTES } from '@netlik/domain/planning/planner/week';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import type { CSSProperties } from 'react';
import { weekdayNames } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import styles from '../planner.module.css';
import { settingsTexts as texts } from '../planner.texts.ts';

const STEP = 30;
const DAY = 24 * 60;
/** Minutes at which a bar is full. */
const FULL = 600;

const up = (minutes: number) => Math.min(DAY, (Math.floor(minutes / STEP) + 1) * STEP);
const down = (minutes: number) => Math.max(0, (Math.ceil(minutes / STEP) - 1) * STEP);

type Days = Pick<PlannerSettings, 'hours' | 'restDay'>;

export const studyMinutes = ({ hours, restDay }: Days) =>
  hours.reduce(
    (sum, minutes, day) => sum + (day + 1 === restDay ? 0 : Math.min(minutes, MAX_DAY_MINUTES)),
    0,
  );

/** One step is half an hour. */
export const HoursStrip = ({ hours, restDay, onChange }: Days & { onChange: (hours: number[]) => void }) => (
  <Grid as="ul" columns={7} gap="1" data-tour="planner-hours">
    {weekdayNames.map(({ short, long }, day) => {
      const minutes = hours[day]!;
      const isRest = day + 1 === restDay;
      const to = (next: number) => onChange(hours.map((each, index) => (index === day ? next : each)));
      return (
        <Stack key={short} as="li" align="center" shrink>
          <IconButton label={texts.more(long)} disabled={isRest} onClick={() => to(up(minutes))}>
            <ChevronUpIcon />
          </IconButton>
          <Stack
            center
            full
            className={styles.bar}
            style={{ '--fill': isRest ? 0 : Math.min(1, minutes / FULL) } as CSSProperties}
          >
            <Text as="span" size="tiny" weight="semibold" text="center" numbers>
              {isRest ? texts.rest : formatDuration(minutes)}
            </Text>
          </Stack>
          <IconButton label={texts.less(long)} disabled={isRest} onClick={() => to(down(minutes))}>
            <ChevronDownIcon />
          </IconButton>
          <Text as="span" tone="muted" size="small">
            {short}
          </Text>
        </Stack>
      );
    })}
  </Grid>
);
