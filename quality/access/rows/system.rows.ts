import type { Row } from '../access-rows.ts';

export const systemRows: Record<string, Row> = {
  'system.health': { anyone: { input: () => ({}) } },
  'system.config': { anyone: { input: () => ({}) } },
};
