import type { Files } from '../storage/files.ts';
import type { DemoPerson } from './people.ts';

export type DemoUser = { id: string; createdAt: Date; person: DemoPerson };

export type Demo = {
  now: Date;
  users: readonly DemoUser[];
  files?: Files;
  idOf(email: string): string;
};
