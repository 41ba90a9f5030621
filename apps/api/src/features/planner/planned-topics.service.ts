export { plannedTopics } from './planned-topics.sql.ts';
