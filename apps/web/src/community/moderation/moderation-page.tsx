import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { ReportedMessages, ReportedPeople } from './case-tables.tsx';
import { moderationTexts as texts } from './moderation.texts.ts';
import { WordList } from './word-list.tsx';

const tabs = [
  { id: 'people', label: texts.people },
  { id: 'messages', label: texts.messages },
  { id: 'words', label: texts.words },
] as const;

export const ModerationPage = () => {
  useTour('moderation');
  const [params, change] = useUrlParams();
  const tab = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'people';
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <div data-tour="moderation-tabs">
        <Tabs
          label={texts.tabs}
          tabs={tabs}
          value={tab}
          onChange={(id) => change({ tab: id === 'people' ? null : id })}
        >
          {tab === 'people' && <ReportedPeople />}
          {tab === 'messages' && <ReportedMessages />}
          {tab === 'words' && <WordList />}
        </Tabs>
      </div>
    </PageFrame>
  );
};
