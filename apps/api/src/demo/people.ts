import type { AttentionReason } from '@netlik/domain/coaching/values';
import type { PlanTier, Role } from '@netlik/domain/roles';

export const demoPassword = 'netlik123';

export type DemoPerson = {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  tier?: PlanTier;
  coach?: string;
  birthYear?: number;
  guardianPending?: true;
  unverified?: true;
  suspended?: true;
  city?: string;
  school?: string;
  schoolType?: string;
  grade?: string;
  field?: string;
  /** The reason the coach's page shows, where the data must produce it. */
  needs?: Extract<AttentionReason, 'program_missed' | 'net_falling' | 'exam_coming'>;
};

const student = (
  email: string,
  name: string,
  tier: PlanTier,
  details: Partial<DemoPerson> = {},
): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    email: `${email}@netlik.demo`,
    firstName,
    lastName,
    role: 'student',
    tier,
    birthYear: 2007,
    ...details,
  };
};

const coach = 'koc@netlik.demo';
const otherCoach = 'koc2@netlik.demo';

export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'admin@netlik.demo',
    firstName: 'Nermin',
    lastName: 'Aksoy',
    role: 'admin',
    birthYear: 1985,
    city: 'Ankara',
  },
  { email: coach, firstName: 'Kemal', lastName: 'Öztürk', role: 'coach', birthYear: 1988, city: 'İzmir' },
  { email: otherCoach, firstName: 'Işıl', lastName: 'Güneş', role: 'coach', birthYear: 1991, city: 'Bursa' },
  student('ogrenci', 'Zeynep Kaya', 'premium', {
    coach,
    city: 'İstanbul',
    school: 'Kadıköy Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: '12',
    field: 'sayisal',
  }),
  student('ucretsiz', 'Mert Yıldız', 'free', {
    city: 'Konya',
    school: 'Konya Meram Fen Lisesi',
    schoolType: 'fen',
    grade: '12',
    field: 'sayisal',
  }),
  student('elif', 'Elif Şahin', 'premium', {
    coach,
    city: 'Ankara',
    school: 'Ankara Fen Lisesi',
    schoolType: 'fen',
    grade: '12',
    field: 'sayisal',
  }),
  student('yusuf', 'Yusuf Demir', 'premium', {
    coach,
    city: 'Gaziantep',
    school: 'Gaziantep Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: '11',
    field: 'esit_agirlik',
    birthYear: 2009,
  }),
  student('ayse', 'Ayşe Çelik', 'premium', {
    coach,
    city: 'İzmir',
    school: 'Bornova Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: 'Mezun',
    field: 'dil',
    birthYear: 2006,
  }),
  student('omer', 'Ömer Aydın', 'premium', {
    coach: otherCoach,
    city: 'Trabzon',
    school: 'Trabzon Sosyal Bilimler Lisesi',
    schoolType: 'sosyal_bilimler',
    grade: '12',
    field: 'sozel',
  }),
  student('ipek', 'İpek Doğan', 'premium', {
    coach: otherCoach,
    city: 'Eskişehir',
    school: 'Eskişehir Fen Lisesi',
    schoolType: 'fen',
    grade: '12',
    field: 'sayisal',
  }),
  student('irem', 'Irmak Koç', 'free', {
    city: 'Antalya',
    school: 'Antalya Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: '10',
    field: 'esit_agirlik',
    birthYear: 2010,
  }),
  student('can', 'Can Arslan', 'free', {
    city: 'Adana',
    school: 'Adana Fen Lisesi',
    schoolType: 'fen',
    grade: '12',
    field: 'sayisal',
  }),
  student('deniz', 'Deniz Kurt', 'premium', {
    city: 'Samsun',
    school: 'Samsun Atakum Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: 'Mezun',
    field: 'esit_agirlik',
    birthYear: 2005,
  }),
  student('burak', 'Burak Polat', 'free', {
    city: 'Kayseri',
    school: 'Kayseri Anadolu İmam Hatip Lisesi',
    schoolType: 'imam_hatip',
    grade: '12',
    field: 'sozel',
  }),
  student('sude', 'Sude Erdoğan', 'free', {
    birthYear: 2010,
    guardianPending: true,
    city: 'Muğla',
    grade: '9',
  }),
  student('askida', 'Tolga Ateş', 'free', { suspended: true, city: 'Manisa' }),
  student('bekleyen', 'Gül Acar', 'free', { unverified: true }),
  student('kaan', 'Kaan Yalçın', 'premium', {
    coach,
    city: 'Denizli',
    school: 'Denizli Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: '12',
    field: 'sayisal',
    needs: 'net_falling',
  }),
  // Her streak ended the day before yesterday.
  student('selin', 'Selin Özkan', 'premium', {
    coach,
    city: 'Balıkesir',
    school: 'Balıkesir Fen Lisesi',
    schoolType: 'fen',
    grade: '12',
    field: 'sayisal',
  }),
  student('melis', 'Melis Uçar', 'premium', {
    coach: otherCoach,
    city: 'Mersin',
    school: 'Mersin Toros Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: '12',
    field: 'esit_agirlik',
    needs: 'program_missed',
  }),
  student('emre', 'Emre Bulut', 'premium', {
    coach: otherCoach,
    city: 'Sakarya',
    school: 'Sakarya Anadolu Lisesi',
    schoolType: 'anadolu',
    grade: 'Mezun',
    field: 'sayisal',
    birthYear: 2006,
    needs: 'exam_coming',
  }),
  student('nazli', 'Nazlı Şen', 'premium', {
    coach: otherCoach,
    city: 'Tekirdağ',
    school: 'Tekirdağ Sosyal Bilimler Lisesi',
    schoolType: 'sosyal_bilimler',
    grade: '12',
    field: 'sozel',
  }),
  student('arda', 'Arda Kılıç', 'premium', {
    coach: otherCoach,
    city: 'Malatya',
    school: 'Malatya Fen Lisesi',
    schoolType: 'fen',
    grade: '11',
    field: 'sayisal',
    birthYear: 2009,
  }),
];

export const demoSignIns = ['ogrenci@netlik.demo', 'ucretsiz@netlik.demo', coach, 'admin@netlik.demo'];
