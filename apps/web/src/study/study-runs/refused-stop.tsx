import { removeWrite, useOutbox } from '../../data/outbox/outbox.ts';
import type { Entry } from '../../data/outbox/store.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { saveAnywayKey } from './engine/commands.ts';
import { lastSaved } from './engine/last-saved.ts';
import { sessionBodyFromStop } from './engine/session-body.ts';
import { useTakeOver } from './remote-run.tsx';
import { useActiveRun } from './study-runs.queries.ts';
import { enqueueCreateTimerSession, STOP_RUN } from './study-runs.writes.ts';
import { remoteTexts, goneTexts as texts } from './timer.texts.ts';

type Body = Parameters<typeof sessionBodyFromStop>[0];

type Props = { entry: Entry; stop: Body; elsewhere: boolean };

const RefusedStop = ({ entry, stop, elsewhere }: Props) => {
  const { seq, label, at } = entry;
  const take = useTakeOver(stop.runId ?? '', () => removeWrite(seq));
  const { send, busy } = useWrite(
    async ({ runId }: Body) => {
      const body = sessionBodyFromStop(stop);
      if (!body || !runId) return;
      const key = saveAnywayKey(runId);
      // Stores the new write before removing the refused one, so that a crash loses nothing.
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
    <Card title={texts.title} lead={elsewhere ? texts.elsewhereLead(label) : texts.lead(label)}>
      <Row gap="2" wrap>
        {elsewhere ? (
          <Button look="line" small busy={take.busy} onClick={take.takeOver}>
            {remoteTexts.takeOver}
          </Button>
        ) : (
          <Button look="line" small busy={busy} onClick={() => send(stop)}>
            {texts.save}
          </Button>
        )}
        <Button look="danger" small disabled={busy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </Row>
    </Card>
  );
};

/** Lists queued stops that the server refused because another device discarded the run or has it. */
export const RefusedStops = () => {
  const { run } = useActiveRun();
  return useOutbox().entries.map((entry) => {
    if (entry.write !== STOP_RUN || entry.state !== 'failed') return null;
    const stop = entry.input.body as Body;
    const elsewhere = run?.id === stop.runId;
    return (
      sessionBodyFromStop(stop) && (
        <RefusedStop key={entry.seq} entry={entry} stop={stop} elsewhere={elsewhere} />
      )
    );
  });
};
