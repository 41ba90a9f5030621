import CloseIcon from 'lucide-react/icons/x';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useNativeDialog } from '../overlays/native-dialog.ts';
import type { ShownStep } from './create-tutorial.ts';
import { stepWords } from './tour.ts';
import styles from './tour-dialog.module.css';
import { type Box, placeCard } from './tour-place.ts';
import { tutorialTexts as texts } from './tutorial.texts.ts';
import { tutorial } from './tutorial.ts';

const MARGIN = 6;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
};

const isSameBox = (a: Box | null, b: Box) =>
  a !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/** Reads the box in every frame, because the page may still be moving. */
const useBox = (element: Element | null): Box | null => {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    let frame = 0;
    const follow = () => {
      const now = boxOf(element);
      setBox((before) => (isSameBox(before, now) ? before : now));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return box;
};

const px = (box: Partial<Box>) =>
  Object.fromEntries(
    Object.entries(box).map(([name, value]) => [`--${name}`, `${value}px`]),
  ) as CSSProperties;

type Props = { shown: NonNullable<ShownStep> };

/** The native modal makes the page behind it inert. */
export const TourDialog = ({ shown: { running, element } }: Props) => {
  const { dialog } = useNativeDialog({ onClose: tutorial.skip });
  const [titleId, textId] = [useId(), useId()];
  // The highlight stays in place while the next element is searched for.
  const last = useRef({ ...running, element });
  if (running.phase === 'shown') last.current = { ...running, element };
  const { tour, index } = last.current;
  const step = tour.steps[index]!;
  const words = stepWords(step, last.current.element);
  const box = useBox(element);
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another height
  useLayoutEffect(() => {
    if (!box || !card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const { clientWidth } = document.documentElement;
    setPlace(placeCard(box, { width, height }, { width: clientWidth, height: innerHeight }));
  }, [box, step]);

  const isLast = index + 1 === tour.steps.length;
  const keys: Record<string, () => void> = {
    ArrowRight: tutorial.next,
    ArrowLeft: tutorial.back,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const next = useRef<HTMLButtonElement>(null);
  // The focused „Geri” button disappears at the first step.
  useEffect(() => {
    if (index === 0 && document.activeElement === document.body) next.current?.focus();
  }, [index]);

  return (
    <dialog
      ref={dialog.ref}
      onClose={dialog.onClose}
      onCancel={(event) => {
        event.preventDefault();
        tutorial.skip();
      }}
      onKeyDown={onKeyDown}
      className={styles.tour}
      data-guide
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      {box && <div className={styles.highlight} style={px(box)} aria-hidden="true" />}
      <Stack
        ref={card}
        gap="2"
        className={place ? styles.card : `${styles.card} ${styles.unplaced}`}
        style={px(place ?? {})}
      >
        <Row gap="2" align="center">
          <Text tone="muted" size="tiny" numbers grow>
            {texts.step(index + 1, tour.steps.length)}
          </Text>
          <IconButton label={texts.skip} onClick={tutorial.skip}>
            <CloseIcon size={18} />
          </IconButton>
        </Row>
        <Stack aria-live="polite" gap="1" className={styles.texts}>
          <h2 id={titleId}>{words.title}</h2>
          <p id={textId}>
            {words.text}
            {index === 0 && <span className="visually-hidden"> {texts.keys}</span>}
          </p>
        </Stack>
        <Row gap="2" align="center" className={styles.foot}>
          <Row gap="2" grow className={styles.dots} aria-hidden="true">
            {tour.steps.map(({ anchor }, at) => (
              <span key={anchor} className={at === index ? styles.current : undefined} />
            ))}
          </Row>
          {index > 0 && (
            <Button look="quiet" small onClick={tutorial.back}>
              {texts.back}
            </Button>
          )}
          <Button ref={next} small data-first onClick={tutorial.next}>
            {isLast ? texts.finish : texts.next}
          </Button>
        </Row>
      </Stack>
    </dialog>
  );
};
