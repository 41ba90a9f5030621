import { ExamImport } from '../../exams/exam-imports/exam-import.tsx';
import { importTexts } from '../../exams/exam-imports/exam-imports.texts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { DownloadPrograms } from './download-programs.tsx';
import { UploadPrograms } from './upload-programs.tsx';

const tabs = [
  { id: 'exams', label: 'Deneme sonuçları' },
  { id: 'programs', label: 'Programlar' },
] as const;

export const CoachImportsPage = () => {
  const [params, change] = useUrlParams();
  const tab = params.get('tab') === 'programs' ? 'programs' : 'exams';
  return (
    <PageFrame
      title="Excel ile aktar"
      lead="Sınıfının deneme sonuçlarını ve haftalık programları dosyayla taşı."
    >
      <Tabs
        label="Ne aktarılacak?"
        tabs={tabs}
        value={tab}
        onChange={(next) => change({ tab: next === 'exams' ? null : next })}
      >
        {tab === 'exams' ? (
          <Card title="Bir sınıfın deneme sonuçları" lead={importTexts.classLead}>
            <ExamImport kind="class" />
          </Card>
        ) : (
          <Stack gap="4">
            <DownloadPrograms />
            <UploadPrograms />
          </Stack>
        )}
      </Tabs>
    </PageFrame>
  );
};
