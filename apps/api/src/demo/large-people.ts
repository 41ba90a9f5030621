import { type DemoPerson, demoPeople } from './people.ts';

/** The large set of `npm run demo:reset -- --large`: one coach with forty students. */
export const largeCoach = 'koc40@netlik.demo';

const firstNames = 'Ahmet Buse Ceyda Doruk Esra Furkan Gizem Hakan Irmak İlker'.split(' ');
const lastNames = ['Yılmazoğlu', 'Kara', 'Büyükkaragöz', 'Ünal'];
const fields = ['sayisal', 'esit_agirlik', 'sozel', 'sayisal'];
/** Every tenth student has the same reason. */
const needs: readonly DemoPerson['needs'][] = ['net_falling', 'program_missed'];

const fortyStudents = lastNames.flatMap((lastName, row) =>
  firstNames.map((firstName, at): DemoPerson => {
    const need = at === row ? needs[row % needs.length] : undefined;
    return {
      email: `sinif${row * firstNames.length + at + 1}@netlik.demo`,
      firstName,
      lastName,
      role: 'student',
      tier: 'premium',
      birthYear: 2007,
      coach: largeCoach,
      city: 'Ankara',
      grade: '12',
      field: fields[row]!,
      ...(need && { needs: need }),
    };
  }),
);

export const largeDemoPeople: readonly DemoPerson[] = [
  ...demoPeople,
  { email: largeCoach, firstName: 'Sevgi', lastName: 'Tan', role: 'coach', birthYear: 1984, city: 'Ankara' },
  ...fortyStudents,
];
