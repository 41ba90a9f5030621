import { MAX_REASONS, type PlannerInput, type Reason, stateOf } from './week.ts';
import { isLearnt, type Work } from './work.ts';

const OFTEN_ASKED = 0.8;
const WEAK = 0.5;
const round = (number: number, digits = 2) => Number(number.toFixed(digits));

/** Number of unlearnt topics blocked by each topic, and the most valuable of them. */
export function openedBy(input: PlannerInput): Map<string, { count: number; best: string }> {
  const opened = new Map<string, { count: number; best: string; worth: number }>();
  for (const topic of input.topics) {
    if (isLearnt(input, topic)) continue;
    for (const need of topic.needs) {
      const known = opened.get(need);
      const better = !known || topic.worth > known.worth;
      opened.set(need, {
        count: (known?.count ?? 0) + 1,
        best: better ? topic.id : known.best,
        worth: better ? topic.worth : known.worth,
      });
    }
  }
  return opened;
}

/** At most three reasons, the strongest first. */
export function reasonsFor(
  input: PlannerInput,
  { topic, phase }: Work,
  opened: ReturnType<typeof openedBy>,
): Reason[] {
  const state = stateOf(input, topic);
  const emphasis = input.rules.emphasis[topic.subject] ?? 0;
  const reasons: Reason[] = [];
  if (phase === 'review' && state.dueDay)
    reasons.push({ code: 'due', dueDay: state.dueDay, recall: round(state.recall) });
  if (phase === 'practise' && topic.kind === 'ongoing')
    reasons.push({ code: 'routine', sessions: topic.sessionsPerWeek });
  if (state.wrong > 0 && state.wrong * 3 >= state.correct)
    reasons.push({ code: 'wrong', wrong: state.wrong, correct: state.correct });
  if (phase === 'learn' && state.learnLeft < topic.learnMinutes)
    reasons.push({ code: 'begun', minutesLeft: state.learnLeft });
  if (topic.questions >= OFTEN_ASKED) reasons.push({ code: 'asked', questions: round(topic.questions, 1) });
  const opens = opened.get(topic.id);
  if (phase === 'learn' && opens) reasons.push({ code: 'opens', topics: opens.count, best: opens.best });
  if (emphasis !== 0) reasons.push({ code: 'emphasis', emphasis });
  if (state.lastDay && phase !== 'review' && state.mastery < WEAK)
    reasons.push({ code: 'weak', mastery: round(state.mastery) });
  if (reasons.length === 0) reasons.push({ code: 'asked', questions: round(topic.questions, 1) });
  return reasons.slice(0, MAX_REASONS);
}
