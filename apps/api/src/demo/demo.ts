import type { Files } from '../storage/files.ts';
import type { DemoPerson } from './people.ts';

export type DemoUser = { id: string; createdAt: Date; person: DemoPerson };

export type Demo = {
  now: Date;
  users: readonly DemoUser[];
  /** Storage for pictures; without it none are made. */
  files?: Files;
  idOf(email: string): string;
};
