import { describe, expect, it } from 'vitest';
import type { PlannerCatalogue, TopicNeed } from './catalogue.ts';
import { needCycle, type TopicOverride, withOverrides } from './topic-overrides.ts';

const effort = (topic: string) => ({
  subject: 'matematik_ayt' as const,
  topic,
  firstStudyMinutes: 300,
  practiceQuestions: 100,
  reviewMinutes: 30,
  order: 1,
  kind: 'once' as const,
});
const need = (topic: string, needsTopic: string, strength: TopicNeed['strength'] = 'must'): TopicNeed => ({
  subject: 'matematik_ayt',
  topic,
  needsSubject: 'matematik_ayt',
  needsTopic,
  strength,
});
const catalogue: PlannerCatalogue = {
  efforts: [effort('Türev'), effort('Belirsiz İntegral')],
  needs: [need('Belirsiz İntegral', 'Türev')],
  counts: [],
};
const override = (part: Partial<TopicOverride>): TopicOverride => ({
  subject: 'matematik_ayt',
  topic: 'Belirsiz İntegral',
  firstStudyMinutes: null,
  practiceQuestions: null,
  reviewMinutes: null,
  needs: null,
  ...part,
});

describe('withOverrides', () => {
  it('replaces what was set and keeps the rest', () => {
    const { efforts, needs } = withOverrides(catalogue, [override({ firstStudyMinutes: 240 })]);
    expect(efforts).toEqual([effort('Türev'), { ...effort('Belirsiz İntegral'), firstStudyMinutes: 240 }]);
    expect(needs).toEqual(catalogue.needs);
    expect(withOverrides(catalogue, [override({ needs: [] })]).needs).toEqual([]);
  });

  it('takes nothing from a topic that left the catalogue, nor a need for one', () => {
    expect(withOverrides(catalogue, [override({ topic: 'Simya', reviewMinutes: 5 })])).toBe(catalogue);
    const gone = [{ subject: 'matematik_ayt', topic: 'Simya', strength: 'must' as const }];
    expect(withOverrides(catalogue, [override({ needs: gone })]).needs).toEqual([]);
  });
});

describe('needCycle', () => {
  it('names topics that wait for each other; what only helps may go round', () => {
    expect(needCycle(catalogue.needs)).toBeNull();
    expect(needCycle([...catalogue.needs, need('Türev', 'Belirsiz İntegral', 'helps')])).toBeNull();
    expect(needCycle([...catalogue.needs, need('Türev', 'Belirsiz İntegral')])).toEqual([
      'matematik_ayt/Belirsiz İntegral',
      'matematik_ayt/Türev',
      'matematik_ayt/Belirsiz İntegral',
    ]);
  });
});
