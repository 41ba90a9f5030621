import { atom } from 'nanostores';

/** The title of the premium page that redirected a free student; null once dismissed. */
export const upgradePage = atom<string | null>(null);
