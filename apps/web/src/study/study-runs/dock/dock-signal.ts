import { atom } from 'nanostores';

/** Separate from the timer, so that its code loads only when needed. */
export const dockShown = atom(false);

export const showDock = (): void => dockShown.set(true);
