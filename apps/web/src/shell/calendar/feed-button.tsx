import { Suspense, useState } from 'react';
import { feedTexts as texts } from '../../study/calendar-feeds/calendar-feeds.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';

const FeedDialog = lazyNamed(() => import('../../study/calendar-feeds/feed-dialog.tsx'), 'FeedDialog');

export const FeedButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="line" small onClick={() => setOpen(true)}>
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
