/** Deterministic rows, so that tests can refer to them. */
export type DemoStudent = {
  id: string;
  name: string;
  grade: string;
  net: number | null;
  minutes: number;
  city: string;
};

const firstNames = [
  'Ada',
  'Çağla',
  'Işıl',
  'İpek',
  'Ömer',
  'Şükrü',
  'Umut',
  'Zeynep',
  'Can',
  'Irmak',
  'Güneş',
  'Efe',
];
const lastNames = ['Yılmaz', 'Şahin', 'Öztürk', 'Çelik', 'Aydın'];
const grades = ['11', '12', 'Mezun'];
const cities = ['İstanbul', 'Ankara', 'İzmir', 'Iğdır', 'Çorum', 'Şanlıurfa', 'Muğla'];

export const demoStudents: readonly DemoStudent[] = Array.from({ length: 57 }, (_, index) => ({
  id: String(index + 1),
  name: `${firstNames[index % 12]} ${lastNames[index % 5]}`,
  grade: grades[index % 3]!,
  net: index % 9 === 4 ? null : ((index * 37) % 480) / 4,
  minutes: (index * 53) % 2100,
  city: cities[index % 7]!,
}));
