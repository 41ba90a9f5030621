import type { AchievementCategory, Rarity } from '@netlik/contract/community/achievements';

/** Badge outlines by category in a 100-unit square; path data, so that the canvas draws the same. */
export const outlines: Record<AchievementCategory, string> = {
  study: 'M50 6a44 44 0 1 1 0 88a44 44 0 0 1 0-88z',
  streak: 'M50 5c12 8 25 11 38 11v32c0 24-16 39-38 47c-22-8-38-23-38-47V16c13 0 26-3 38-11z',
  questions: 'M50 5l37 21c2 1 3 3 3 5v38c0 2-1 4-3 5L50 95L13 74c-2-1-3-3-3-5V31c0-2 1-4 3-5z',
  exams: 'M31 7h38l24 24v38L69 93H31L7 69V31z',
  review: 'M44 8c3-3 9-3 12 0l36 36c3 3 3 9 0 12L56 92c-3 3-9 3-12 0L8 56c-3-3-3-9 0-12z',
  planning: 'M24 8h52a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16H24A16 16 0 0 1 8 76V24A16 16 0 0 1 24 8z',
};

/** Gradient and rim colours; stars and the name also show the rarity. */
export const rarityColors: Record<Rarity, { from: string; to: string; rim: string }> = {
  common: { from: '#7d8bb0', to: '#4a5678', rim: '#aab5d2' },
  rare: { from: '#3d8bfd', to: '#1c4fb8', rim: '#9cc6ff' },
  epic: { from: '#a265f5', to: '#5b28b0', rim: '#d6b8ff' },
  legendary: { from: '#e8992b', to: '#9c4a0b', rim: '#ffdc8a' },
  mythic: { from: '#ec4a8b', to: '#4527a8', rim: '#8ff0dd' },
};

export const signs: Record<string, string> = {
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5l3.5 2',
  peak: 'M2 20L9 7l4 6l2.5-4L22 20zM7 11l2 1.5l2-1.5',
  focus: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  books: 'M4 4h4v16H4zM8 4h4v16H8zM13 5l4-1l4 15l-4 1z',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5c0 2 1 3 2 3c1-3-1-5 2-9z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8.5 15l2.5 2.5l4.5-4.5',
  sunrise: 'M3 18h18M6 18a6 6 0 0 1 12 0M12 3v5M9.5 5.5L12 3l2.5 2.5M3 12l2 1M21 12l-2 1',
  weekend: 'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h2a2.5 2.5 0 0 1 0 5h-2M8 3v3M12 3v3',
  target: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 12l8-8',
  question: 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3v.5M12 18v.5',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  bolt: 'M13 2L5 14h6l-1 8l9-13h-6z',
  paper: 'M6 3h9l4 4v14H6zM15 3v4h4M9.5 11.5h6M9.5 15.5h6',
  chart: 'M4 20V4M4 20h16M8 16v-3M12 16V9M16 16V6',
  compass: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM15.5 8.5l-2 5l-5 2l2-5z',
  cards: 'M8 4h12v13H8zM8 8H4v12h12v-3',
  repeat: 'M4 11a7 7 0 0 1 12-4.5L19 9M19 4v5h-5M20 13a7 7 0 0 1-12 4.5L5 15M5 20v-5h5',
  notebook: 'M6 3h13v18H6zM6 8H4M6 12H4M6 16H4M10 9l5 5M15 9l-5 5',
  list: 'M9 6h11M9 12h11M9 18h11M3.5 6l1 1l2-2M3.5 12l1 1l2-2M3.5 18l1 1l2-2',
  flag: 'M5 21V4c5-3 8 3 14 0v10c-6 3-9-3-14 0',
  map: 'M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14',
  goal: 'M3 9l9-5l9 5l-9 5zM7 11.5V17c3 2.5 7 2.5 10 0v-5.5M21 9v6',
  habit: 'M12 21V11M12 13c-5 0-7-3-7-7c5 0 7 3 7 7zM12 11c0-4 3-6 7-6c0 4-3 6-7 6z',
  challenge: 'M12 3l2.7 5.8l6.3.8l-4.6 4.3l1.2 6.3L12 17.1L6.4 20.2l1.2-6.3L3 9.6l6.3-.8z',
  swords: 'M4 4l11 11M20 4L9 15M13 17l4-4M11 17l-4-4M16 16l4 4M8 16l-4 4',
};

export const starPath = 'M0-5l1.5 3.1l3.4.5l-2.5 2.4l.6 3.4L0 2.8l-3 1.6l.6-3.4l-2.5-2.4l3.4-.5z';
