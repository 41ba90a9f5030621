import {
  type DayClosing,
  type LeftChoice,
  leftChoices,
  type Today,
  today,
} from '@netlik/contract/planning/today';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { itemDetail, itemName } from '../today.texts.ts';
import { closeTexts as texts } from './close-day.texts.ts';

type Movable = Extract<Today['items'][number], { kind: 'plan' | 'weekly' }>;

const movableOf = ({ items }: Today) =>
  items.filter((item): item is Movable => !item.done && (item.kind === 'plan' || item.kind === 'weekly'));

const choices = leftChoices.map((value) => ({ value, label: texts.choices[value] }));

type LeftProps = {
  left: readonly Movable[];
  chosen: Readonly<Record<string, LeftChoice>>;
  onChoose: (id: string, to: LeftChoice) => void;
};

const Left = ({ left, chosen, onChoose }: LeftProps) =>
  left.length === 0 ? (
    <p>{texts.nothingLeft}</p>
  ) : (
    <>
      <Text tone="muted">{texts.leftLead}</Text>
      {left.map((item) => (
        <Stack key={item.id} gap="1">
          <Text tone="plain" weight="semibold" wrapAnywhere>
            {itemName(item)}
          </Text>
          <Text tone="muted" size="small" wrapAnywhere>
            {itemDetail(item)}
          </Text>
          <Segmented
            label={itemName(item)}
            quiet
            options={choices}
            value={chosen[item.id] ?? 'tomorrow'}
            onChange={(to) => onChoose(item.id, to)}
          />
        </Stack>
      ))}
    </>
  );

const Proud = ({ closing }: { closing: DayClosing }) => {
  const done = texts.proud(closing.seconds, closing.questions, closing.done);
  return (
    <Stack gap="2" text="center">
      <Text tone="plain" size="title" weight="semibold" wrapAnywhere>
        {done ? texts.proudEnd(done) : texts.proudNothing}
      </Text>
      {closing.streak > 0 && <p>{texts.streak(closing.streak)}</p>}
      {closing.moved > 0 && <Text tone="muted">{texts.moved(closing.moved)}</Text>}
    </Stack>
  );
};

/** Calls `onDone` after the evaluation, or at once without one to do. Shows `waiting` until that is known. */
export type Evaluation = ComponentType<{ onDone: () => void; waiting: ReactNode }>;

type Props = { day: Today; Evaluation: Evaluation; onClose: () => void };

export const CloseDay = ({ day, Evaluation, onClose }: Props) => {
  const [left] = useState(() => movableOf(day));
  const [chosen, setChosen] = useState<Record<string, LeftChoice>>({});
  const [closing, setClosing] = useState<DayClosing | null>(null);
  const [isEvaluated, setIsEvaluated] = useState(!day.items.some(({ kind }) => kind === 'plan'));
  const close = useWrite(today.close, { failed: texts.failed, inline: true, onDone: setClosing });
  const settle = (isSkipped: boolean) => {
    const moved = left.map(({ kind, id }) => ({ kind, id, to: chosen[id] ?? ('tomorrow' as const) }));
    return close.send({ body: { day: day.day, left: isSkipped ? [] : moved } });
  };
  if (closing && !isEvaluated) {
    const onDone = () => setIsEvaluated(true);
    const waiting = (
      <Modal title={texts.evaluation} size="small" onClose={onDone}>
        <SkeletonBlock height={160} />
      </Modal>
    );
    return (
      <Suspense fallback={waiting}>
        <Evaluation onDone={onDone} waiting={waiting} />
      </Suspense>
    );
  }
  const footer = closing ? (
    <Button onClick={onClose}>{texts.finish}</Button>
  ) : (
    <>
      {left.length > 0 && (
        <Button look="quiet" onClick={() => settle(true)}>
          {texts.skip}
        </Button>
      )}
      <Button busy={close.busy} onClick={() => settle(false)}>
        {texts.next}
      </Button>
    </>
  );
  return (
    <Modal title={closing ? texts.summary : texts.left} size="small" onClose={onClose} footer={footer}>
      {closing ? (
        <Proud closing={closing} />
      ) : (
        <Left left={left} chosen={chosen} onChoose={(id, to) => setChosen({ ...chosen, [id]: to })} />
      )}
      {close.error && (
        <Text tone="danger" role="alert">
          {close.error}
        </Text>
      )}
    </Modal>
  );
};
