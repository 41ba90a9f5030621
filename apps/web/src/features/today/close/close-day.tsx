import { today } from '@netlik/contract/endpoints/today';
import { type DayClosing, type LeftChoice, leftChoices, type Today } from '@netlik/contract/today';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { todayPlansQuery } from '../../study/study-runs/plan/today-plan.queries.ts';
import { itemDetail, itemName, closeTexts as texts } from '../today.texts.ts';

const EvaluationDialog = lazy(async () => ({
  default: (await import('../../daily-plans/evaluation/evaluation-dialog.tsx')).EvaluationDialog,
}));

type Step = keyof typeof texts.steps;
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
      <Text look="muted">{texts.leftLead}</Text>
      {left.map((item) => (
        <Stack key={item.id} gap="1">
          <Text look="plain semibold" breaks>
            {itemName(item)}
          </Text>
          <Text look="muted small" breaks>
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
      <Text look="plain title semibold" breaks>
        {done ? texts.proudEnd(done) : texts.proudNothing}
      </Text>
      {closing.streak > 0 && <p>{texts.streak(closing.streak)}</p>}
      {closing.moved > 0 && <Text look="muted">{texts.moved(closing.moved)}</Text>}
    </Stack>
  );
};

type Props = { day: Today; onClose: () => void };

/** Three steps, each of which can be skipped: what is left, the plan's evaluation, a line to be proud of. */
export const CloseDay = ({ day, onClose }: Props) => {
  const [left] = useState(() => movableOf(day));
  const [step, setStep] = useState<Step>('left');
  const [chosen, setChosen] = useState<Record<string, LeftChoice>>({});
  const [isEvaluating, setIsEvaluating] = useState(false);
  const { data: plans } = useQuery({
    ...todayPlansQuery(),
    enabled: day.items.some(({ kind }) => kind === 'plan'),
  });
  const open = plans?.find(({ isComplete, studentFeedback }) => isComplete && !studentFeedback);
  const [closing, setClosing] = useState<DayClosing | null>(null);
  const close = useWrite(today.close, {
    failed: texts.failed,
    inline: true,
    onDone: (reply) => {
      setClosing(reply);
      setStep('evaluate');
    },
  });
  const settle = (isSkipped: boolean) =>
    close.send({
      body: {
        day: day.day,
        left: isSkipped
          ? []
          : left.map(({ kind, id }) => ({ kind, id, to: chosen[id] ?? ('tomorrow' as const) })),
      },
    });
  const finishEvaluation = () => {
    setIsEvaluating(false);
    setStep('proud');
  };
  // Nothing to evaluate: the step is passed over.
  const shown = step === 'evaluate' && !open && !isEvaluating ? 'proud' : step;
  if (isEvaluating && open)
    return (
      <Suspense>
        <EvaluationDialog plan={open} onClose={finishEvaluation} />
      </Suspense>
    );
  const footer = {
    left: (
      <>
        {left.length > 0 && (
          <Button look="plain" onClick={() => settle(true)}>
            {texts.skip}
          </Button>
        )}
        <Button busy={close.busy} onClick={() => settle(false)}>
          {texts.next}
        </Button>
      </>
    ),
    evaluate: (
      <>
        <Button look="plain" onClick={() => setStep('proud')}>
          {texts.skip}
        </Button>
        <Button onClick={() => setIsEvaluating(true)}>{texts.evaluate}</Button>
      </>
    ),
    proud: <Button onClick={onClose}>{texts.finish}</Button>,
  }[shown];
  return (
    <Modal title={texts.steps[shown]} size="small" onClose={onClose} footer={footer}>
      {shown === 'left' && (
        <Left left={left} chosen={chosen} onChoose={(id, to) => setChosen({ ...chosen, [id]: to })} />
      )}
      {shown === 'evaluate' && <p>{texts.evaluateLead}</p>}
      {shown === 'proud' && closing && <Proud closing={closing} />}
      {close.error && (
        <Text look="danger" role="alert">
          {close.error}
        </Text>
      )}
    </Modal>
  );
};
