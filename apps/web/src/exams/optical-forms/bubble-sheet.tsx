import { BLANK } from '@netlik/domain/exams/optical-forms/optical-form';
import { type ClipboardEvent, type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { Text } from '../../ui/layout/text.tsx';
import styles from './optical-forms.module.css';
import { opticalTexts as texts } from './optical-forms.texts.ts';

const OPTIONS = ['A', 'B', 'C', 'D', 'E'] as const;

type QuestionProps = {
  at: number;
  mark: string;
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
    <Text
      as="span"
      tone="muted"
      size="small"
      text="center"
      numbers
      className={styles.number}
      aria-hidden="true"
    >
      {at + 1}
    </Text>
    {OPTIONS.map((option) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the group has the focus and handles the keys
      // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be cleared by a second tap
      // biome-ignore lint/a11y/useKeyWithClickEvents: the sheet handles the keys
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
  /** One character per question. */
  marks: string;
  rights?: string | undefined;
  onChange: (marks: string) => void;
  onPaste: (text: string) => void;
};

/** A letter marks and moves on, so that a form can be typed without looking. */
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
    // biome-ignore lint/a11y/useSemanticElements: it groups radio groups, not fields
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a question's identity is its number
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
