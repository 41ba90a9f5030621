export type Grounds = Record<'dark' | 'light', Record<string, string>>;

/** The colour of the page and of the browser's own toolbar, apart because the first load needs no other. */
export const grounds = {
  dark: {
    default: '#0F1222',
    amoled: '#000000',
    emerald: '#07150F',
    teal: '#061618',
    midnight: '#0A0F1F',
    ink: '#101114',
    graphite: '#18191B',
  },
  light: {
    default: '#F5F7FB',
    'day-sky': '#EEF6FD',
    'fresh-mint': '#EFFAF5',
    'soft-lavender': '#F6F3FD',
    'neutral-paper': '#FAF7F1',
  },
} satisfies Grounds;
