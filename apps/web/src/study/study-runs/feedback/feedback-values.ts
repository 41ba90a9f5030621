import type { Checked } from '@netlik/contract/check';
import type { Feedback } from '@netlik/contract/study/study-sessions';
import { checkFeedback, type FeedbackIssue } from '@netlik/domain/study/feedback';
import { parseNumber } from '../../../formats/inputs.ts';
import { feedbackTexts } from '../timer.texts.ts';
import { readTopics } from './topic-values.ts';

const texts = feedbackTexts.errors;

export const emptyFeedback = {
  quality: '',
  mood: '',
  notes: '',
  distractions: '0',
  questions: false,
  correctAnswers: '',
  wrongAnswers: '',
  blankAnswers: '',
  topics: '[]',
};
export type FeedbackValues = typeof emptyFeedback;

const number = (typed: string) => (typed.trim() === '' ? null : (parseNumber(typed) ?? typed));

const issueText = (issue: FeedbackIssue): string => {
  switch (issue.code) {
    case 'tooLong':
      return texts.tooLong(issue.max);
    case 'range':
      return texts.range(issue.min, issue.max);
    default:
      return texts[issue.code];
  }
};

export const readFeedback = (values: FeedbackValues): Checked<Feedback> => {
  const counted = values.questions
    ? {
        correctAnswers: number(values.correctAnswers),
        wrongAnswers: number(values.wrongAnswers),
        blankAnswers: number(values.blankAnswers),
      }
    : {};
  const checked = checkFeedback({
    quality: number(values.quality),
    mood: values.mood,
    notes: values.notes,
    distractions: number(values.distractions),
    ...counted,
  });
  const topics = readTopics(values.topics);
  if (!checked.ok || !topics.ok)
    return {
      ok: false,
      errors: [
        ...(checked.ok
          ? []
          : checked.issues.map((issue) => ({ path: issue.field, message: issueText(issue) }))),
        ...(topics.ok ? [] : topics.errors),
      ],
    };
  const { quality, mood, notes, distractions, correctAnswers, wrongAnswers, blankAnswers } = checked.feedback;
  const solved = correctAnswers + wrongAnswers + blankAnswers > 0;
  return {
    ok: true,
    data: {
      quality,
      mood,
      distractions,
      ...(notes === null ? {} : { notes }),
      ...(topics.data.length > 0 ? { topics: topics.data } : {}),
      ...(solved ? { questionStats: { correctAnswers, wrongAnswers, blankAnswers } } : {}),
    },
  };
};
