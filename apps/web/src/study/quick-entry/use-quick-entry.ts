import type { Corrections } from '@netlik/domain/study/quick-entry/parsed-entry';
import { studyDay } from '@netlik/domain/study-day';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOwnField } from '../../identity/users/use-own-field.ts';
import { useSettled } from '../../ui/forms/use-settled.ts';
import { keepCorrections } from './corrections.ts';
import { parsedLine, readHere, type ShownLine } from './quick-entry.queries.ts';
import type { PlannedQuestions } from './quick-entry-request.ts';

const SETTLE_MS = 250;
/** Maximum wait for the server's reading before a save, in ms. */
const ANSWER_MS = 2_000;

/** The pressed plan subject counts as chosen by tap. */
const chosenIn = (planned: PlannedQuestions | undefined): Corrections =>
  planned ? { subject: planned.subject as SubjectKey } : {};

/**
 * Parses on the device at once; when typing pauses, the server, which knows today's plan and recent subjects,
 * parses again.
 */
export const useQuickEntry = (initialText: string, planned?: PlannedQuestions) => {
  const [text, setTyped] = useState(initialText);
  const [corrections, setCorrections] = useState(() => chosenIn(planned));
  const queries = useQueryClient();
  const settled = useSettled(text, SETTLE_MS);
  const field = useOwnField();
  const { data: reply, isPlaceholderData } = useQuery(parsedLine(settled, corrections));
  // Reuse the previous disambiguation until the server replies.
  const lastSubject = reply?.subject ?? null;
  const here = useMemo(
    () => readHere(text, { now: new Date(), field, recent: lastSubject ? [lastSubject] : [] }, corrections),
    [text, field, lastSubject, corrections],
  );
  const withPlan = (line: ShownLine): ShownLine =>
    planned && line.subject === planned.subject && line.date === studyDay(new Date())
      ? { ...line, planSubject: planned.planSubject }
      : line;
  const isAnswered = reply !== undefined && !isPlaceholderData && settled === text && text.trim() !== '';
  const answer = (): Promise<ShownLine> =>
    Promise.race([
      queries.fetchQuery(parsedLine(text, corrections)),
      new Promise<ShownLine>((resolve) => setTimeout(() => resolve(here), ANSWER_MS)),
    ]).catch(() => here);
  return {
    text,
    line: withPlan(isAnswered ? reply : here),
    answer: async () => withPlan(isAnswered ? reply : await answer()),
    setText: (typed: string) => {
      const isEmptied = typed.trim() === '';
      setCorrections(isEmptied ? chosenIn(planned) : keepCorrections(text, typed, corrections, new Date()));
      setTyped(typed);
    },
    correct: (changed: Corrections) => setCorrections({ ...corrections, ...changed }),
  };
};
