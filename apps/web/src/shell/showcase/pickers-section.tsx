import { addDays, studyDay } from '@netlik/domain/study-day';
import { useState } from 'react';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { TimeRange } from '../../ui/pickers/time-range.tsx';
import type { TimeSpan } from '../../ui/pickers/time-steps.ts';
import { WeekPicker } from '../../ui/pickers/week-picker.tsx';
import { Columns, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

const ranges = [
  { value: 'daily', label: 'Günlük' },
  { value: 'weekly', label: 'Haftalık' },
  { value: 'monthly', label: 'Aylık' },
  { value: 'all', label: 'Tümü' },
] as const;

const tabs = [
  { id: 'all', label: 'Tümü', count: 12 },
  { id: 'unread', label: 'Okunmamış', count: 3 },
  { id: 'coach', label: 'Koç' },
  { id: 'success', label: 'Başarılar' },
  { id: 'performance', label: 'Performans' },
  { id: 'system', label: 'Sistem' },
] as const;

const useBound = (initial: string) => {
  const [value, setValue] = useState(initial);
  return {
    value,
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  };
};

export const PickersSection = () => {
  const today = studyDay(new Date());
  const day = useBound('');
  const soon = useBound(today);
  const week = useBound(today);
  const [span, setSpan] = useState<TimeSpan>({ start: '09:00', end: '10:25' });
  const [wrong, setWrong] = useState<TimeSpan>({ start: '14:00', end: '13:00' });
  const [range, setRange] = useState<(typeof ranges)[number]['value']>('weekly');
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('all');
  return (
    <Section
      id="secici"
      title={texts.sections.secici}
      lead="Ok tuşları gün gün, Page tuşları ay ay gezer; Enter seçer, Esc kapatır."
    >
      <Columns>
        <Sample name="date-picker.tsx, week-picker.tsx">
          <DatePicker label="Gün" {...day} />
          <DatePicker label="Önümüzdeki iki hafta" min={today} max={addDays(today, 13)} {...soon} />
          <WeekPicker label="Hafta" {...week} />
          <DatePicker label="Hatalı gün" error="Gün gereklidir" {...day} />
          <DatePicker label="Kapalı gün" disabled {...soon} />
        </Sample>
        <Sample name="time-range.tsx" note="930 yaz, okları kullan: hep 5 dakikanın katı.">
          <TimeRange label="Çalışma saati" value={span} onChange={setSpan} />
          <TimeRange label="Ters saat" value={wrong} onChange={setWrong} />
          <TimeRange label="Kapalı saat" value={span} onChange={setSpan} disabled />
        </Sample>
      </Columns>
      <Columns>
        <Sample name="segmented.tsx">
          <Segmented label="Aralık" options={ranges} value={range} onChange={setRange} />
          <Segmented
            label="Kapalı aralık"
            quiet
            disabled
            options={ranges}
            value={range}
            onChange={setRange}
          />
        </Sample>
        <Sample name="tabs.tsx">
          <Tabs label="Bildirim türleri" tabs={tabs} value={tab} onChange={setTab}>
            <p>{tab === 'all' ? longText : 'Bu sekmede henüz bir şey yok.'}</p>
          </Tabs>
        </Sample>
      </Columns>
    </Section>
  );
};
