import { lazy, Suspense, useState } from 'react';
import { feedTexts as texts } from '../../study/calendar-feeds/calendar-feeds.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';

const FeedDialog = lazy(async () => ({
  default: (await import('../../study/calendar-feeds/feed-dialog.tsx')).FeedDialog,
}));

export const FeedButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FeedDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
