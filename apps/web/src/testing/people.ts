import { aPerson, aProfile } from '@netlik/testkit/rows/identity';

export const ayse = aPerson({
  _id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'ayse@example.com',
  firstName: 'Ayşe',
  lastName: 'Işık',
});

export const mehmet = aPerson({
  ...ayse,
  _id: '01890a5d-ac96-774b-bcce-b302099a8058',
  email: 'mehmet@example.com',
});

export const kemal = aPerson({
  ...ayse,
  _id: '01890a5d-ac96-774b-bcce-b302099a8090',
  firstName: 'Kemal',
  role: 'coach',
});

/** Ayşe as her own profile page receives her; only the names are filled in. */
export const ayseProfile = aProfile(ayse);
