import { id, json, needed, now, userId } from './columns.ts';

/** What a row of each table holds where a test says nothing. */
export const assistantTables = {
  ai_suggestions: {
    id,
    userId,
    key: id,
    type: 'weak_topic',
    subject: 'matematik',
    topic: 'Türev',
    scopes: json(['dashboard']),
    messages: json({ default: 'Dön' }),
    reason: 'x',
    source: 'Denemelerim|/exam-tracker',
    entryType: 'konu_anlatim',
    position: 0,
    createdAt: now,
  },
  assistant_consents: { userId, host: 'a.example', givenAt: now },
  assistant_exchanges: {
    id,
    userId,
    question: 'soru',
    answer: 'cevap',
    sources: json([]),
    model: 'netlik',
    createdAt: now,
  },
  assistant_usage: { userId, month: '2026-11-01', requests: 1, tokens: needed<number>() },
};
