import { type Checked, check } from '@netlik/contract/check';
import { blockTexts, NewBlock } from '@netlik/contract/planning/routines';
import { type BlockProblem, type RoutineBlock, rangeProblem } from '@netlik/domain/planning/routines/blocks';
import { endFrom, startFrom, toField } from './routine-times.ts';

export type BlockValues = { startMinute: string; endMinute: string; kind: string; label: string };

export const emptyBlock: BlockValues = { startMinute: '', endMinute: '', kind: '', label: '' };

type Times = Pick<RoutineBlock, 'startMinute' | 'endMinute'>;

export const valuesFrom = (from: RoutineBlock | Times): BlockValues => ({
  startMinute: toField(from.startMinute),
  endMinute: toField(from.endMinute),
  kind: 'kind' in from ? from.kind : '',
  label: 'kind' in from ? from.label : '',
});

/** A wake block has no length, so its end equals its start. */
export const readBlock = (values: BlockValues): Checked<NewBlock> => {
  const startMinute = startFrom(values.startMinute);
  const endMinute = values.kind === 'wake' ? startMinute : endFrom(values.endMinute, startMinute);
  const checked = check(NewBlock, { startMinute, endMinute, kind: values.kind, label: values.label });
  const problem = checked.ok && rangeProblem(checked.data);
  return problem ? blockRefusal(problem, '') : checked;
};

/** Maps a violated rule to its field; `overlap` depends on the target. */
export const blockRefusal = (
  problem: BlockProblem,
  overlap: string,
): { ok: false; errors: FieldError[] } => ({
  ok: false,
  errors: [
    problem === 'overlap'
      ? { path: 'startMinute', message: overlap }
      : { path: 'endMinute', message: blockTexts[problem] },
  ],
});

type FieldError = { path: string; message: string };
