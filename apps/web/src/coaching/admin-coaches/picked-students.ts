import { createContext, useContext } from 'react';

export type PickedStudents = {
  picked: ReadonlyMap<string, string>;
  toggle: (id: string, name: string) => void;
};

const Context = createContext<PickedStudents>({ picked: new Map(), toggle: () => undefined });

/** Cells read the selection from context, because the columns array is stable. */
export const PickedStudentsProvider = Context.Provider;
export const usePickedStudents = () => useContext(Context);
