import { useState } from 'react';
import { networkFailure } from '../../data/calls/api-error.ts';
import { formatDuration } from '../../formats/durations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { doWithUndo } from '../../ui/overlays/undo.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { type DemoStudent, demoStudents } from './demo-students.ts';
import { Sample, Section } from './sample.tsx';
import { showcaseTexts as texts } from './showcase.texts.ts';

const open = ({ name }: DemoStudent) => toast({ text: `${name} açılırdı.` });

const columns: readonly Column<DemoStudent>[] = [
  { id: 'name', header: 'Öğrenci', value: ({ name }) => name, isRowName: true },
  {
    id: 'grade',
    header: 'Sınıf',
    value: ({ grade }) => grade,
    filter: ['11', '12', 'Mezun'].map((grade) => ({ value: grade, label: grade })),
  },
  { id: 'net', header: 'Son net', value: ({ net }) => net, numeric: true },
  {
    id: 'minutes',
    header: 'Bu hafta',
    value: ({ minutes }) => minutes,
    cell: ({ minutes }) => formatDuration(minutes),
    numeric: true,
  },
  { id: 'city', header: 'Şehir', value: ({ city }) => city, hiddenOnPhone: true },
];

const states = [
  { value: 'ready', label: 'Dolu' },
  { value: 'loading', label: 'Yükleniyor' },
  { value: 'empty', label: 'Boş' },
  { value: 'failed', label: 'Hatalı' },
] as const;

export const TableSection = () => {
  const [state, setState] = useState<(typeof states)[number]['value']>('ready');
  const [rows, setRows] = useState(demoStudents);
  const table = useRememberedTable({
    id: 'vitrin',
    columns,
    size: 10,
    sort: { id: 'name', descending: false },
  });

  const remove = (student: DemoStudent) =>
    doWithUndo({
      text: `${student.name} listeden çıkarıldı.`,
      failed: 'Çıkarılamadı.',
      apply: () => setRows((now) => now.filter((row) => row !== student)),
      revert: () => setRows(demoStudents),
      commit: async () => undefined,
    });

  return (
    <Section
      id="tablo"
      title={texts.sections.tablo}
      lead="Sıra, filtre ve sayfa boyu adreste ve bu cihazda kalır. Telefonda kart listesi olur."
    >
      <Sample name="data-table/">
        <Segmented label="Hâli" quiet options={states} value={state} onChange={setState} />
        <DataTable
          label="Öğrenciler"
          table={table}
          columns={columns}
          query={{
            data: state === 'ready' ? rows : state === 'empty' ? [] : undefined,
            error: state === 'failed' ? networkFailure() : null,
            isFetching: state === 'loading',
            isPlaceholderData: false,
            refetch: () => setState('ready'),
          }}
          rowId={({ id }) => id}
          search="Ad ya da şehir ara"
          onOpen={open}
          actions={(student) => [
            { label: 'Ayrıntıyı aç', onSelect: () => open(student) },
            { label: 'Listeden çıkar', danger: true, onSelect: () => remove(student) },
          ]}
          empty={
            <EmptyState
              drawing="people"
              title="Henüz öğrencin yok"
              text="Öğrencilerin sana atandığında burada görünür."
              action={<Button onClick={() => setState('ready')}>Listeyi doldur</Button>}
            />
          }
        />
      </Sample>
    </Section>
  );
};
