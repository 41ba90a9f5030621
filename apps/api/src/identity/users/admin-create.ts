import type { Database } from '../../db/database.ts';
import { createPasswords } from '../../http/passwords.ts';
import { newId } from '../../ids.ts';
import { refuseCommonPassword, refusePersonalPassword } from '../sign-in/passwords.ts';
import { insertPerson } from './users.sql.ts';

/** The command line creates the first admin, because only admins can create admins in the product. */
export const createAdmin = async (db: Database, email: string, password: string, now: Date) => {
  refuseCommonPassword(password, 'password');
  refusePersonalPassword(password, { email }, 'password');
  const made = await insertPerson(db, {
    id: newId(now.getTime()),
    email,
    passwordHash: await createPasswords().hash(password),
    role: 'admin',
    firstName: '',
    lastName: '',
    nameFolded: '',
    verifiedAt: now,
    createdAt: now,
  });
  if (!made) throw new Error(`There is already a person with the e-mail ${email}.`);
};
