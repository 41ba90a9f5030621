/** How often a topic was asked, as `GET /topic-history/:subject` returns it. */
export const askedTopic = (topic: string) => ({
  topic,
  recent: { years: 5, questions: 7 },
  years: [{ year: 2026, questions: 2 }],
  sharedWith: [],
});
