import '../../apps/web/src/theme/fonts.css';
import 'virtual:palettes.css';
import '../../apps/web/src/theme/modes.css';
import '../../apps/web/src/theme/base.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '../../apps/web/src/api/session.ts';
import { OfflineBanner } from '../../apps/web/src/offline/offline-banner.tsx';
import { countPendingWrites, flush, onWriteSent, registerWrite } from '../../apps/web/src/outbox/outbox.ts';
import { SignOutQuestion } from '../../apps/web/src/outbox/sign-out-question.tsx';
import { Overlays } from '../../apps/web/src/ui/overlays/overlays.tsx';

/** A write for this test only. */
const save = registerWrite('test.save', async () => (await import('./test-write.ts')).save);

const sent: string[] = [];
onWriteSent('test.save', () => sent.push('test.save'));

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
    <Page />
  </StrictMode>,
);
