import type { Role } from '@netlik/domain/roles';
import type { Screen } from './screen.ts';

const student: readonly Role[] = ['student'];
const all: readonly Role[] = ['student', 'coach', 'admin'];

/** Pages on which students see how far they are: exams, sessions, topics, goals. */
export const progressScreens: Screen[] = [
  {
    path: '/exam-tracker',
    roles: student,
    title: 'Denemelerim',
    icon: 'exam',
    menu: { group: 'progress' },
    tab: 'Denemeler',
    words: 'sınav net tyt ayt istatistik yayın saat excel csv yükle',
    tutorial: 'exam-tracker',
    load: async () => (await import('./exam-tracker/exam-tracker-page.tsx')).ExamTrackerPage,
  },
  {
    path: '/exam-tracker/optical',
    roles: student,
    title: 'Optik form',
    icon: 'exam',
    place: 'progress',
    words: 'optik cevap anahtarı kitapçık işaretle',
    load: async () => (await import('./exam-tracker/optical-page.tsx')).OpticalPage,
  },
  {
    path: '/study-tracker/sessions',
    roles: student,
    title: 'Çalışmalarım',
    icon: 'list',
    menu: { group: 'progress' },
    tab: 'Çalışmalar',
    words: 'oturum kayıt',
    tutorial: 'sessions',
    load: async () => (await import('../study/study-sessions/study-sessions-page.tsx')).SessionsPage,
  },
  {
    path: '/calendar/question',
    roles: student,
    title: 'Soru Takvimi',
    icon: 'question-calendar',
    menu: { group: 'progress' },
    words: 'takvimime ekle google apple outlook',
    load: async () => (await import('./calendar/calendar-pages.tsx')).QuestionCalendarPage,
  },
  {
    path: '/books',
    roles: ['student', 'coach'],
    title: 'Kitaplarım',
    icon: 'books',
    menu: { group: 'study' },
    words: 'kitap test soru bankası raf yayın sıradaki',
    load: async () => (await import('./books-screen.tsx')).BooksScreen,
  },
  {
    path: '/topic-matrix',
    roles: all,
    title: 'Konu takibi',
    icon: 'grid',
    menu: { group: 'progress' },
    tab: 'Konular',
    words: 'müfredat matris',
    tutorial: 'topic-matrix',
    load: async () => (await import('./topic-matrices/topic-matrices-screen.tsx')).loadTopicMatrices(),
  },
  {
    path: '/topic-map',
    roles: all,
    title: 'Konu haritam',
    icon: 'grid',
    words: 'hâkimiyet tekrar konu',
    load: async () => (await import('../planning/topic-map/topic-map-page.tsx')).TopicMapPage,
  },
  {
    path: '/goals',
    roles: student,
    title: 'Hedeflerim',
    icon: 'goal',
    menu: { group: 'progress' },
    tab: 'Hedef',
    words: 'üniversite bölüm',
    load: async () => (await import('../exams/goals/goals-page.tsx')).GoalsPage,
  },
  {
    path: '/goals/tercih',
    roles: student,
    title: 'Tercih listem',
    icon: 'page',
    place: 'progress',
    words: 'tercih listesi yerleştirme sıralama kontenjan',
    load: async () =>
      (await import('../exams/preference-lists/preference-lists-page.tsx')).PreferenceListsPage,
  },
  {
    path: '/estimates',
    roles: student,
    title: 'Neredeyim?',
    icon: 'chart',
    menu: { group: 'progress' },
    words: 'tahmin puan sıralama obp diploma net',
    load: async () => (await import('../exams/estimates/estimates-page.tsx')).EstimatesPage,
  },
  {
    path: '/programmes',
    roles: student,
    title: 'Program ara',
    icon: 'page',
    menu: { group: 'progress' },
    words: 'üniversite bölüm tercih taban sıralama',
    load: async () =>
      (await import('../exams/university-programmes/university-programmes-page.tsx'))
        .UniversityProgrammesPage,
  },
];
