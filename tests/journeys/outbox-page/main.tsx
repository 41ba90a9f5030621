import '../../../apps/web/src/theme/fonts.css';
import 'virtual:palettes.css';
import '../../../apps/web/src/theme/modes.css';
import '../../../apps/web/src/theme/base.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '../../../apps/web/src/data/calls/session.ts';
import { OfflineBanner } from '../../../apps/web/src/data/offline/offline-banner.tsx';
import { countPendingWrites, enqueue, flush, onWriteSent } from '../../../apps/web/src/data/outbox/outbox.ts';
import { SignOutQuestion } from '../../../apps/web/src/data/outbox/sign-out-question.tsx';
import type { NewWrite } from '../../../apps/web/src/data/outbox/store.ts';
import { WithQueries } from '../../../apps/web/src/data/with-queries.tsx';
import { Overlays } from '../../../apps/web/src/ui/overlays/overlays.tsx';

const WRITE = 'reminders.create';

/** A numbered write that the test's own server answers. */
const save = (
  { body: { n } }: { body: { n: number } },
  options: Pick<NewWrite, 'idempotencyKey' | 'label'>,
) => enqueue({ write: WRITE, input: { body: { date: '2026-11-15', text: String(n) } }, ...options });

const sent: string[] = [];
onWriteSent(WRITE, () => sent.push(WRITE));

const page = { save, flush, countPendingWrites, session, sent };
export type OutboxPage = typeof page;
Object.assign(globalThis, { page });

const Page = () => {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(false);
    session.clear();
  };
  return (
    <>
      <OfflineBanner />
      <main>
        <h1>Deneme</h1>
        <button type="button" onClick={() => setLeaving(true)}>
          Çıkış yap
        </button>
      </main>
      {leaving && <SignOutQuestion onSignOut={leave} onCancel={() => setLeaving(false)} />}
      <Overlays />
    </>
  );
};

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <WithQueries>
      <Page />
    </WithQueries>
  </StrictMode>,
);
