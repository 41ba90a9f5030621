import { expect, it } from 'vitest';
import { addPlainHeights, compileScale } from './scale.plugin.ts';

it('writes figures for names of the theme', () => {
  expect(compileScale('.a { gap: var(--space-1) var(--space-3); color: var(--muted) }')).toBe(
    '.a { gap: 4px 12px; color: var(--muted) }',
  );
  expect(compileScale('@media (hover: none), (--phone) { h1 { font-size: var(--text-large) } }')).toBe(
    '@media (hover: none), (max-width: 767.98px) { h1 { font-size: 20px } }',
  );
});

it('refuses a name that the theme does not have', () => {
  expect(() => compileScale('.a { gap: var(--space-9) }')).toThrow('theme/ has no --space-9.');
  expect(() => compileScale('@media (--tablet) {}')).toThrow('theme/ has no --tablet.');
});

it('puts a plain height before one that old browsers drop', () => {
  expect(addPlainHeights('.a { height: calc(100dvh - 8px); color: red }\n.b { min-height: 50dvh }')).toBe(
    '.a { height: calc(100vh - 8px);height: calc(100dvh - 8px); color: red }\n.b { min-height: 50vh ;min-height: 50dvh }',
  );
});
