import { describe, expect, it } from 'vitest';
import { presentTopic } from './topic-names.ts';

describe('presentTopic', () => {
  it('finds a topic however its name is written, inside its subject only', () => {
    expect(presentTopic('matematik_ayt', ' TÜREV ')).toEqual({ subject: 'matematik_ayt', topic: 'Türev' });
    expect(presentTopic('matematik', 'Türev')).toBeNull();
    expect(presentTopic('simya', 'Türev')).toBeNull();
  });

  it('finds a renamed topic by its old name', () => {
    const former = { matematik_ayt: { 'Türevin Kendisi': 'Türev' } };
    expect(presentTopic('matematik_ayt', 'Türevin Kendisi', former)?.topic).toBe('Türev');
    expect(presentTopic('matematik_ayt', 'Türevin Kendisi')).toBeNull();
  });
});
