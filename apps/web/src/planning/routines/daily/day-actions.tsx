import { Button } from '../../../ui/buttons/button.tsx';
import { dailyTexts as texts } from './daily.texts.ts';
import type { useDayWrites } from './use-day-writes.ts';

type Props = {
  isReady: boolean;
  isDirty: boolean;
  isEmpty: boolean;
  writes: ReturnType<typeof useDayWrites>;
  onClear: () => void;
};

export const SaveButton = ({
  isReady,
  isDirty,
  writes: { busy, save },
}: Omit<Props, 'onClear' | 'isEmpty'>) => (
  // `busy` would replace the text by a spinner.
  <Button
    disabled={!isReady || !isDirty}
    aria-busy={busy === 'save' || undefined}
    aria-disabled={busy === 'save' || undefined}
    data-tour="daily-routine-save"
    onClick={() => void save()}
  >
    {busy === 'save' ? texts.saving : texts.save}
  </Button>
);

/** Stays enabled while the day loads, to avoid a flash. */
export const DayActions = ({
  isReady,
  isEmpty,
  writes: { busy, apply },
  onClear,
}: Omit<Props, 'isDirty'>) => (
  <>
    <Button look="quiet" disabled={isReady && isEmpty} onClick={() => isReady && onClear()}>
      {texts.clear}
    </Button>
    <Button
      look="quiet"
      disabled={isReady && isEmpty}
      busy={busy === 'apply'}
      title={isReady && isEmpty ? texts.empty : undefined}
      onClick={() => isReady && void apply()}
    >
      {texts.apply}
    </Button>
  </>
);
