/** A point of the window. */
export type Point = { x: number; y: number };

/** What a test needs of one tab of a browser that Playwright cannot drive. */
export type Tab = {
  goto(address: string): Promise<void>;
  /** Runs a function in the page, with arguments that JSON can carry, and waits for its promise. */
  evaluate<T, A = undefined>(work: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  /** The mouse presses at the first point, moves over the others and is released at the last one. */
  drag(points: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors of the page so far, and what it wrote to the console as an error. */
  faults(): Promise<string[]>;
};

export type OtherBrowser = { name: string; tab: Tab; close: () => Promise<void> };

export type Size = { width: number; height: number };

/** The expression that runs `work` in the page and answers with JSON. */
export const callText = (work: unknown, argument: unknown): string =>
  `Promise.resolve((${work})(${JSON.stringify(argument) ?? ''})).then((value) => JSON.stringify(value) ?? 'null')`;

/** The W3C actions of a mouse; both protocols take the same. */
export const mouseActions = ([first, ...rest]: readonly Point[]) => {
  const to = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 20,
    origin: 'viewport',
  });
  const actions = [
    to(first!),
    { type: 'pointerDown', button: 0 },
    ...rest.map(to),
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
};

export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
