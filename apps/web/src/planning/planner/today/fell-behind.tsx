import { studyDay, weekStart } from '@netlik/domain/study-day';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { fellBehindTexts as texts } from './planner-today.texts.ts';

const LighterDialog = lazyNamed(() => import('./lighter-dialog.tsx'), 'LighterDialog');

export const FellBehind = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="line" small onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <Suspense>
          <LighterDialog weekStart={weekStart(studyDay(new Date()))} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
