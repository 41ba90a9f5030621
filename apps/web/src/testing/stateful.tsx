import { type ReactNode, useState } from 'react';

type Props<T> = { initial: T; children: (value: T, change: (next: T) => void) => ReactNode };

export const Stateful = <T,>({ initial, children }: Props<T>) => {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
};
