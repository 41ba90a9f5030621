import CloseIcon from 'lucide-react/icons/x';
import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
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
import type { TourStep } from './tour.ts';
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

type Step = NonNullable<ShownStep>;

/** The highlight stays in place while the next element is searched for. */
const useLastFound = ({ running, element }: Step) => {
  const last = useRef({ ...running, element });
  if (running.phase === 'shown') last.current = { ...running, element };
  return last.current;
};

type Place = { left: number; top: number };

/** Places the card beside the highlighted element. */
const useCardPlace = (card: RefObject<HTMLElement | null>, box: Box | null, step: TourStep): Place | null => {
  const [place, setPlace] = useState<Place | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step has another height
  useLayoutEffect(() => {
    if (!box || !card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const { clientWidth } = document.documentElement;
    setPlace(placeCard(box, { width, height }, { width: clientWidth, height: innerHeight }));
  }, [box, step]);
  return place;
};

const actions: Readonly<Record<string, () => void>> = {
  ArrowRight: tutorial.next,
  ArrowLeft: tutorial.back,
};

const onKeyDown = (event: KeyboardEvent) => {
  const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : actions[event.key];
  if (!act) return;
  event.preventDefault();
  act();
};

const Footer = ({ steps, index }: { steps: readonly TourStep[]; index: number }) => {
  const next = useRef<HTMLButtonElement>(null);
  // The focused „Geri” button disappears at the first step.
  useEffect(() => {
    if (index === 0 && document.activeElement === document.body) next.current?.focus();
  }, [index]);
  return (
    <Row gap="2" align="center" className={styles.foot}>
      <Row gap="2" grow className={styles.dots} aria-hidden="true">
        {steps.map(({ anchor }, at) => (
          <span key={anchor} className={at === index ? styles.current : undefined} />
        ))}
      </Row>
      {index > 0 && (
        <Button look="line" small onClick={tutorial.back}>
          {texts.back}
        </Button>
      )}
      <Button ref={next} small data-first onClick={tutorial.next}>
        {index + 1 === steps.length ? texts.finish : texts.next}
      </Button>
    </Row>
  );
};

/** The native modal makes the page behind it inert. */
export const TourDialog = ({ shown }: { shown: Step }) => {
  const { dialog } = useNativeDialog({ onClose: tutorial.skip });
  const [titleId, textId] = [useId(), useId()];
  const { tour, index, element } = useLastFound(shown);
  const step = tour.steps[index]!;
  const words = step.cases?.[element?.getAttribute('data-tour-case') ?? ''] ?? step;
  const box = useBox(shown.element);
  const card = useRef<HTMLDivElement>(null);
  const place = useCardPlace(card, box, step);
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
        <Footer steps={tour.steps} index={index} />
      </Stack>
    </dialog>
  );
};
