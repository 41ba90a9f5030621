import { BLANK } from '@netlik/domain/exams/optical-forms/optical-form';
import { type ClipboardEvent, type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import styles from './optical-forms.module.css';
import { opticalTexts as texts } from './optical-forms.texts.ts';

const OPTIONS = ['A', 'B', 'C', 'D', 'E'] as const;

type QuestionProps = {
  at: number;
  mark: string;
  /** The key's answer, shown beside one's own. */
  right: string | undefined;
  isActive: boolean;
  onMark: (at: number, mark: string) => void;
};

const Question = memo(({ at, mark, right, isActive, onMark }: QuestionProps) => (
  <div
    role="radiogroup"
    aria-label={texts.question(at + 1, mark === BLANK ? null : mark)}
    className={styles.question}
    tabIndex={isActive ? 0 : -1}
    data-at={at}
  >
    <span className={styles.number} aria-hidden="true">
      {at + 1}
    </span>
    {OPTIONS.map((option) => (
      // biome-ignore lint/a11y/useFocusableInteractive: its group has the focus and the keys
      // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be taken back by a second tap
      // biome-ignore lint/a11y/useKeyWithClickEvents: the sheet hears the keys
      <span
        key={option}
        role="radio"
        aria-checked={mark === option}
        aria-label={texts.option(at + 1, option)}
        className={styles.target}
        data-right={right === option || undefined}
        data-wrong={(mark === option && right !== undefined && right !== option) || undefined}
        onClick={() => onMark(at, mark === option ? BLANK : option)}
      >
        <span className={styles.bubble}>{option}</span>
      </span>
    ))}
  </div>
));

type Props = {
  label: string;
  /** One character a question. */
  marks: string;
  rights?: string | undefined;
  onChange: (marks: string) => void;
  onPaste: (text: string) => void;
};

/** The questions of one test. A letter marks and goes on, so that a form is typed without looking. */
export const BubbleSheet = ({ label, marks, rights, onChange, onPaste }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const newest = useRef(marks);
  const change = useRef(onChange);
  useLayoutEffect(() => {
    newest.current = marks;
    change.current = onChange;
  });

  const set = useRef((at: number, mark: string) => {
    const { current } = newest;
    newest.current = `${current.slice(0, at)}${mark}${current.slice(at + 1)}`;
    change.current(newest.current);
    setActive(at);
  });
  const go = (to: number) => {
    const at = Math.min(Math.max(to, 0), marks.length - 1);
    setActive(at);
    const row = sheet.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const markAndGo = (mark: string) => {
    set.current(active, mark);
    go(active + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter = event.key.toUpperCase();
    if (OPTIONS.some((option) => option === letter)) markAndGo(letter);
    else if (event.key === ' ') markAndGo(BLANK);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') go(active + 1);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') go(active - 1);
    else if (event.key === 'Backspace') {
      const at = marks[active] === BLANK ? Math.max(active - 1, 0) : active;
      set.current(at, BLANK);
      go(at);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onPaste(event.clipboardData.getData('text'));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of radio groups, not of fields
    <div
      ref={sheet}
      role="group"
      aria-label={label}
      className={styles.sheet}
      onKeyDown={onKeyDown}
      onPaste={paste}
      onFocus={({ target }) => {
        const at = Number((target as HTMLElement).dataset.at);
        if (Number.isInteger(at)) setActive(at);
      }}
    >
      {Array.from(marks, (mark, at) => (
        <Question
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
          key={at}
          at={at}
          mark={mark}
          right={rights?.[at]}
          isActive={at === active}
          onMark={set.current}
        />
      ))}
    </div>
  );
};
