import { dayOfWeek, studyDay } from '@netlik/domain/study-day';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { rowTexts } from './weekly-recap.texts.ts';

const WeekStoryDialog = lazyNamed(() => import('./week-story-dialog.tsx'), 'WeekStoryDialog');

/** Shown on Sunday and Monday; the recap loads when opened. */
export const WeekStoryRow = () => {
  const [isOpen, setIsOpen] = useState(false);
  if (![7, 1].includes(dayOfWeek(studyDay(new Date())))) return null;
  return (
    <>
      <Button look="line" wide onClick={() => setIsOpen(true)}>
        {rowTexts.title}
      </Button>
      {isOpen && (
        <Suspense>
          <WeekStoryDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
