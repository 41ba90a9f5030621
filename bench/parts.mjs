/** Each part loads its file only in the process that measures it. */
export const parts = {
  api: async (log) => (await import('./api.mjs')).measureApi(log),
  start: async (log) => (await import('./start.mjs')).measureStart(log),
  page: async (log) => (await import('./page.mjs')).measurePage(log),
  prerender: async (log) => (await import('./prerender.mjs')).measurePrerender(log),
  lighthouse: async (log) => (await import('./lighthouse.mjs')).measureLighthouse(log),
  dashboard: async (log) => (await import('./dashboard.mjs')).measureDashboard(log),
  calendar: async (log) => (await import('./calendar.mjs')).measureCalendar(log),
  study: async (log) => (await import('./study.mjs')).measureStudy(log),
  scale: async (log) => (await import('./scale.mjs')).measureScale(log),
  today: async (log) => (await import('./today.mjs')).measureToday(log),
  duels: async (log) => (await import('./duels.mjs')).measureDuels(log),
  habits: async (log) => (await import('./habits.mjs')).measureHabits(log),
  rewards: async (log) => (await import('./rewards.mjs')).measureRewards(log),
  enumeration: async (log) => (await import('./enumeration.mjs')).measureEnumeration(log),
  rooms: async (log) => (await import('./rooms.mjs')).measureRooms(log),
  national: async (log) => (await import('./national.mjs')).measureNational(log),
  assistant: async (log) => (await import('./assistant.mjs')).measureAssistant(log),
  planner: async (log) => (await import('./planner.mjs')).measurePlanner(log),
  'planner-preview': async (log) => (await import('./planner-preview.mjs')).measurePlannerPreview(log),
  'planner-outcomes': async (log) => (await import('./planner.mjs')).measurePlannerOutcomes(log),
};

/** These take half an hour or more and gigabytes of disk. */
export const onlyWhenAsked = ['national', 'scale'];
