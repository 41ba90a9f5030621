import type { DailyChallenge, DailyChallengeInput } from '@netlik/contract/community/daily-challenges';
import { parseNumber } from '../../formats/inputs.ts';
import { editorTexts as texts } from './daily-challenges.texts.ts';

export type ChallengeDraft = {
  /** React key, because the challenge's key may be empty or duplicated. */
  id: string;
  key: string;
  title: string;
  description: string;
  target: string;
  xpReward: string;
  active: boolean;
};

export const newDraft = (): ChallengeDraft => ({
  id: crypto.randomUUID(),
  key: '',
  title: '',
  description: '',
  target: '1',
  xpReward: '50',
  active: true,
});

export const draftOf = ({ key, title, description, target, xpReward, active }: DailyChallenge) => ({
  ...newDraft(),
  key,
  title,
  description,
  active,
  target: String(target),
  xpReward: String(xpReward),
});

export type DraftErrors = { key?: string; title?: string; target?: string; xpReward?: string };

const isWholeIn = (text: string, least: number, most: number) => {
  const value = parseNumber(text);
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
};

/** Saving drops incomplete challenges, but an invalid number blocks it. */
export const draftErrors = ({ key, title, target, xpReward }: ChallengeDraft): DraftErrors => ({
  ...(key.trim() === '' && { key: texts.keyRequired }),
  ...(title.trim() === '' && { title: texts.titleRequired }),
  ...(!isWholeIn(target, 1, 100_000) && { target: texts.targetInvalid }),
  ...(!isWholeIn(xpReward, 0, 1000) && { xpReward: texts.xpInvalid }),
});

export const isComplete = (draft: ChallengeDraft): boolean => {
  const { key, title, target } = draftErrors(draft);
  return !key && !title && !target;
};

export const inputOf = ({ id: _, target, xpReward, ...draft }: ChallengeDraft): DailyChallengeInput => ({
  ...draft,
  key: draft.key.trim(),
  target: parseNumber(target) ?? 0,
  xpReward: parseNumber(xpReward) ?? 0,
});
