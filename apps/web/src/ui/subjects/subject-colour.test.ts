import { expect, it } from 'vitest';
import { subjectColour } from './subject-colour.ts';

it('gives the subjects that stand beside each other in a TYT plan colours of their own', () => {
  const subjects = ['matematik', 'geometri', 'turkce', 'fizik', 'kimya', 'biyoloji', 'tarih', 'cografya'];
  expect(new Set(subjects.map(subjectColour)).size).toBe(subjects.length);
});

it('gives a subject the same colour in TYT and AYT', () => {
  expect(subjectColour('matematik_ayt')).toBe(subjectColour('matematik'));
});
