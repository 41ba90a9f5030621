import { expect, it } from 'vitest';
import { evaluationTexts } from '../daily-plans.texts.ts';
import { addSuggestion } from './suggestions.ts';

it('adds a suggestion once, behind what is written, and only below 460 characters', () => {
  expect(addSuggestion('', 'Süre yetmedi.')).toBe('Süre yetmedi.');
  expect(addSuggestion('İyi geçti.  ', 'Süre yetmedi.')).toBe('İyi geçti. Süre yetmedi.');
  expect(addSuggestion('Süre yetmedi.', 'Süre yetmedi.')).toBe('Süre yetmedi.');
  expect(addSuggestion('a'.repeat(460), 'Süre yetmedi.')).toBe('a'.repeat(460));
});

it('never fills the text past its limit', () => {
  for (const pill of evaluationTexts.pills)
    expect(addSuggestion('a'.repeat(459), pill).length).toBeLessThanOrEqual(500);
});
