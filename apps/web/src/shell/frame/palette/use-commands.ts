import type { Person } from '@netlik/contract/identity/person';
import type { NavigateFunction } from 'react-router';
import { useTourStart } from '../../../ui/tutorial/tutorial.ts';
import { saveAppearance } from '../../appearance-sync.ts';
import { requestSignOut } from '../account/sign-out-request.ts';
import { pagesFor } from '../menu/menu.ts';
import { paletteTexts as texts, userTexts } from '../shell.texts.ts';
import type { Command } from './commands.ts';
import { quickEntryActions, studyActions } from './study-actions.ts';

const toggleTheme = () =>
  saveAppearance({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });

export const useCommands = (person: Person, navigate: NavigateFunction, typed: string): Command[] => {
  const tour = useTourStart();
  const screens = pagesFor(person);
  const pages = screens.map(
    ({ path, title, icon, words = '' }): Command => ({
      id: path.slice(1).replaceAll('/', '-'),
      kind: 'page',
      label: title,
      words,
      icon,
      run: () => navigate(path),
    }),
  );
  const paths = screens.map(({ path }) => path);
  const actions: Command[] = [
    ...quickEntryActions(paths, typed),
    ...studyActions(paths, navigate),
    {
      id: 'toggle-theme',
      kind: 'action',
      label: texts.toggleTheme,
      words: texts.toggleThemeWords,
      icon: 'day',
      run: toggleTheme,
    },
    ...(tour
      ? [
          {
            id: 'tour',
            kind: 'action',
            label: userTexts.tour,
            words: '',
            icon: 'question',
            run: tour,
          } as const,
        ]
      : []),
    {
      id: 'sign-out',
      kind: 'action',
      label: userTexts.signOut,
      words: texts.signOutWords,
      icon: 'leave',
      run: () => requestSignOut('here'),
    },
  ];
  return [...pages, ...actions];
};
