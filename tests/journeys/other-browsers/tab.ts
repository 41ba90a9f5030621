export type Point = { x: number; y: number };

/** The operations a test needs from a tab of a browser Playwright cannot drive. */
export type Tab = {
  goto(address: string): Promise<void>;
  /** Runs a function in the page with JSON arguments and awaits its promise. */
  evaluate<T, A = undefined>(work: (argument: A) => T | Promise<T>, argument?: A): Promise<T>;
  /** Presses at the first point, moves over the others and releases at the last one. */
  drag(points: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Page errors and console errors so far. */
  faults(): Promise<string[]>;
};

export type OtherBrowser = { name: string; tab: Tab; close: () => Promise<void> };

export type Size = { width: number; height: number };

export const callText = (work: unknown, argument: unknown): string =>
  `Promise.resolve((${work})(${JSON.stringify(argument) ?? ''})).then((value) => JSON.stringify(value) ?? 'null')`;

/** W3C mouse actions, which both protocols accept. */
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
