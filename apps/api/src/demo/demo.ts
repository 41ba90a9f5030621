import type { Files } from '../storage/files.ts';
import type { DemoPerson } from './people.ts';

/** A demo person with what the database knows of it. */
export type DemoUser = { id: string; createdAt: Date; person: DemoPerson };

/** What a feature makes its demo data from. */
export type Demo = {
  now: Date;
  users: readonly DemoUser[];
  /** Where pictures are stored; none are made without it. */
  files?: Files;
  /** By e-mail. */
  idOf(email: string): string;
};
