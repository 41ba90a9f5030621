import { createContext, useContext } from 'react';

/** Which students are chosen for a bulk assignment, with their names. */
export type PickedStudents = {
  picked: ReadonlyMap<string, string>;
  toggle: (id: string, name: string) => void;
};

const Context = createContext<PickedStudents>({ picked: new Map(), toggle: () => undefined });

/** The columns of a table are the same array on every render, so their cells read the choice from here. */
export const PickedStudentsProvider = Context.Provider;
export const usePickedStudents = () => useContext(Context);
