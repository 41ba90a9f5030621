export const planTimerTexts = {
  title: (subject: string) => `${subject} için zamanlayıcı`,
  length: 'Çalışma süresi',
  minutes: 'dk',
  range: '1 ile 180 dk arasında olmalı',
  target: (target: string, done: string) => `Hedef ${target}, çalıştığın ${done}`,
  noTarget: (done: string) => `Süre hedefi yok, çalıştığın ${done}`,
  trimmed: (minutes: number) => `Bu ders için en fazla ${minutes} dk çalışabilirsiniz.`,
  met: 'Bu dersin süre hedefini tamamladın. Yeni bir süre başlatmana gerek yok.',
  start: 'Başlat',
  skip: 'Dersi atla',
  close: 'Kapat',
  goesOn: 'Kapatsan da süre işlemeye devam eder.',
  busy: (subject: string) => `Zamanlayıcın şu an ${subject} için çalışıyor. Önce onu bitir.`,
  openTimer: 'Zamanlayıcıya git',
};

export const coachModeTexts = {
  choice: 'Ne çalışacaksın?',
  modes: { free: 'Serbest', plan: 'Programım' },
  lead: 'Bugünün programından bir ders seç; süren o derse yazılır.',
  subject: 'Programdaki ders',
  done: (name: string) => `${name} · süresi doldu`,
  description: 'Açıklama',
  target: (target: string) => `Hedef ${target}`,
  noTarget: 'Süre hedefi yok',
  preset: 'Pomodoro düzeni',
  sessions: (count: number, study: number, rest: number) =>
    count > 1 ? `${count} oturum: ${study} dk çalışma, ${rest} dk mola` : `Tek oturum: ${study} dk çalışma`,
  start: 'Çalışmaya başla',
  next: (subject: string) => `Sıradaki: ${subject}`,
  startNext: (subject: string) => `Sıradaki: ${subject}, planındaki bu dersi başlat`,
  nothingLeft: 'Bugünün planında başlatılacak ders yok.',
};
