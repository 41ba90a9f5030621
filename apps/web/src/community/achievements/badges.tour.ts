import type { Tour } from '../../ui/tutorial/tour.ts';

export const badgesTour: Tour = {
  page: 'badges',
  paths: ['/motivation/badges'],
  steps: [
    {
      anchor: 'badges-filters',
      title: 'Aradığını bul',
      text: 'Kategoriye, nadirliğe ya da duruma göre süz; “En yakın” sıralaması sıradakini gösterir.',
    },
    {
      anchor: 'badges-wall',
      title: 'Duvarın',
      text: 'Koşulu yerine gelen rozet kendiliğinden açılır ve XP verir. Bir kez kazandığın hep senindir.',
    },
  ],
};
