import { check } from '@netlik/contract/check';
import { PersonalForm } from '@netlik/contract/identity/users';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Check } from '../../ui/forms/check.tsx';
import { Chip } from '../../ui/forms/chip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { ListRow, ListSection } from '../../ui/layout/list-row.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { RowLink } from '../../ui/layout/row-link.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { SourceMark } from '../../ui/states/source-mark.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { Columns, Row, Sample, Section } from './sample.tsx';
import { showcaseTexts as texts } from './showcase.texts.ts';

const kinds = ['TYT', 'AYT', 'YDT'].map((kind) => ({ value: kind, label: kind }));

const NameDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useContractForm({
    initial: { firstName: '', lastName: 'Yılmaz', phone: '', bio: '' },
    read: (values) => check(PersonalForm, values),
    onDone: onClose,
  });
  return (
    <FormDialog title="Adını düzelt" form={form} submit="Kaydet" onClose={onClose}>
      <TextField label="Ad" data-first {...form.text('firstName')} />
    </FormDialog>
  );
};

export const ListsSection = () => {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(2);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section id="liste" title={texts.sections.liste}>
      <Columns>
        <Sample name="filter-bar.tsx, chip.tsx, search-field.tsx, pager.tsx">
          <FilterBar label="Listeyi süz" used={kind ? [kind] : []}>
            <SearchField label="Ara" value={search} onSearch={setSearch} />
            <Select
              label="Sınav"
              placeholder="Tümü"
              options={kinds}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
            />
          </FilterBar>
          <Row>
            {kinds.map(({ value, label }) => (
              <Chip key={value} isOn={value === kind} onClick={() => setKind(value === kind ? '' : value)}>
                {label}
              </Chip>
            ))}
          </Row>
          <Pager label="Sayfalar" page={page} pages={12} onPage={setPage} />
        </Sample>
        <Sample name="tag.tsx, source-mark.tsx, form-dialog.tsx">
          <Row>
            <Tag>Taslak</Tag>
            <Tag tone="primary">Yeni</Tag>
            <Tag tone="success">Yayında</Tag>
            <Tag tone="warning">Bekliyor</Tag>
            <Tag tone="danger">Kapandı</Tag>
          </Row>
          <Row>
            <SourceMark source="coach">Koçundan</SourceMark>
            <SourceMark source="own">Planından</SourceMark>
            <SourceMark source="offer">Öneri</SourceMark>
          </Row>
          <Row>
            <Button look="line" onClick={() => setIsOpen(true)}>
              Form penceresi
            </Button>
          </Row>
          {isOpen && <NameDialog onClose={() => setIsOpen(false)} />}
        </Sample>
        <Sample name="list-row.tsx, check.tsx">
          <ListSection title="Bugün" aside="1 sa 20 dk">
            <ListRow before={<Check state="half" />} title="TYT Matematik" text="Problemler · 40 dk" />
            <ListRow before={<Check state="off" />} title="TYT Kimya" text="Mol kavramı · 30 dk" />
            <ListRow before={<Check state="on" />} title="TYT Fizik" text="Optik · 40 dk" faint />
          </ListSection>
        </Sample>
        <Sample name="row-link.tsx">
          <RowLink to="/design/ui-showcase" title="12 kart" hint="bugün tekrar bekliyor" />
        </Sample>
      </Columns>
    </Section>
  );
};
