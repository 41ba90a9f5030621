import { userEvent } from 'vitest/browser';

const spelled = (key: string) => {
  const parts = key === '+' ? ['+'] : key.split('+');
  const last = parts.pop()!;
  const held = parts.map((name) => `{${name}>}`).join('');
  const released = parts.map((name) => `{/${name}}`).join('');
  const pressed = last === 'Space' ? ' ' : [...last].length > 1 ? `{${last}}` : last;
  return held + pressed + released;
};

/** Presses keys one after the other on the focused element: `press('Tab', 'Shift+Tab', 'Space', 'a')`. */
export const press = (...keys: string[]) => userEvent.keyboard(keys.map(spelled).join(''));
