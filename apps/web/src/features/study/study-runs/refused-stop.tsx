import { removeWrite, useOutbox } from '../../../outbox/outbox.ts';
import type { Entry } from '../../../outbox/store.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { saveAnywayKey } from './engine/commands.ts';
import { lastSaved } from './engine/last-saved.ts';
import { sessionBodyFromStop } from './engine/session-body.ts';
import { enqueueCreateTimerSession, STOP_RUN } from './study-runs.writes.ts';
import { goneTexts as texts } from './timer.texts.ts';

type Body = Parameters<typeof sessionBodyFromStop>[0];

const RefusedStop = ({ entry, stop }: { entry: Entry; stop: Body }) => {
  const { seq, label, at } = entry;
  const { send, busy } = useWrite(
    async ({ runId }: Body) => {
      const body = sessionBodyFromStop(stop);
      if (!body || !runId) return;
      const key = saveAnywayKey(runId);
      // Store the new write before removing the refused one, so that a crash loses nothing.
      await enqueueCreateTimerSession({ body }, { idempotencyKey: key, label });
      const seconds = Math.round(body.duration * 60);
      lastSaved.set({ subject: body.subject, seconds, at, waiting: true, gain: null, key });
      await removeWrite(seq);
    },
    { failed: texts.saveFailed },
  );
  const remove = async () => {
    const question = { title: texts.removeTitle, text: texts.removeText(label), action: texts.remove };
    if (!(await confirm({ ...question, danger: true }))) return;
    if (lastSaved.get()?.key === entry.key) lastSaved.set(null);
    await removeWrite(seq);
  };
  return (
    <Card title={texts.title} lead={texts.lead(label)}>
      <Row gap="2" wrap>
        <Button look="quiet" small busy={busy} onClick={() => send(stop)}>
          {texts.save}
        </Button>
        <Button look="danger" small disabled={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Row>
    </Card>
  );
};

/** Queued stops that the server refused because another device had discarded the run. */
export const RefusedStops = () =>
  useOutbox().entries.map((entry) => {
    if (entry.write !== STOP_RUN || entry.state !== 'failed') return null;
    const stop = entry.input.body as Body;
    return sessionBodyFromStop(stop) && <RefusedStop key={entry.seq} entry={entry} stop={stop} />;
  });
