import { planner } from '@netlik/contract/planning/planner/planner';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/calls/read.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { lighterTexts as texts } from './planner-today.texts.ts';

type Line = { key: string; name: string; text: string };

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) =>
  lines.length > 0 && (
    <Stack as="section" gap="2">
      <h3>{title}</h3>
      <Stack as="ul" gap="2">
        {lines.map(({ key, name, text }) => (
          <li key={key}>
            <Text tone="plain" weight="medium">
              {name}
            </Text>
            <Text tone="muted" size="small" numbers>
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );

type Props = { weekStart: StudyDay; onClose: () => void };

export const LighterDialog = ({ weekStart, onClose }: Props) => {
  const query = useQuery({
    ...read(planner.lighten, { body: { weekStart, preview: true } }),
    // The proposal depends on the current time, so it is not cached.
    gcTime: 0,
    staleTime: 0,
  });
  const undo = useWrite(planner.undo, { done: texts.undone, failed: texts.undoFailed });
  const lighten = useWrite(planner.lighten, {
    failed: texts.failed,
    done: texts.done,
    undo: () => () => undo.send({ body: { weekStart } }),
    onDone: onClose,
  });
  const { moved = [], dropped = [] } = query.data ?? {};
  const minutes = dropped.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <Modal
      title={texts.title}
      size="small"
      locked={lighten.busy}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          {dropped.length + moved.length > 0 && (
            <Button busy={lighten.busy} onClick={() => lighten.send({ body: { weekStart } })}>
              {texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <UntilLoaded query={query} failed={texts.failed} compact lines={4} />
      {query.data && (
        <>
          <Text>{texts.lead(dropped.length, minutes)}</Text>
          <Lines
            title={texts.falls}
            lines={dropped.map(({ entry, minutes: length, cost }) => ({
              key: entry.key,
              name: texts.name(entry),
              text: cost ? texts.cost(length, cost.questions, cost.points) : texts.noCost(length),
            }))}
          />
          <Lines
            title={texts.moves}
            lines={moved.map(({ entry }) => ({
              key: entry.key,
              name: texts.name(entry),
              text: texts.moved(entry.day),
            }))}
          />
        </>
      )}
    </Modal>
  );
};
