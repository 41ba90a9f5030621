import { check } from '@netlik/contract/check';
import { PersonalForm } from '@netlik/contract/identity/users';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { ListRow, ListSection } from '../../ui/layout/list-row.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { RowLink } from '../../ui/layout/row-link.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
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
        <Sample name="filter-bar.tsx, search-field.tsx, pager.tsx">
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
          <Pager label="Sayfalar" page={page} pages={12} onPage={setPage} />
        </Sample>
        <Sample name="tag.tsx, form-dialog.tsx">
          <Row>
            <Tag>Taslak</Tag>
            <Tag tone="primary">Yeni</Tag>
            <Tag tone="success">Yayında</Tag>
            <Tag tone="warning">Bekliyor</Tag>
            <Tag tone="danger">Kapandı</Tag>
          </Row>
          <Row>
            <Button look="line" onClick={() => setIsOpen(true)}>
              Form penceresi
            </Button>
          </Row>
          {isOpen && <NameDialog onClose={() => setIsOpen(false)} />}
        </Sample>
        <Sample name="list-row.tsx">
          <ListSection title="Bugün" aside="1 sa 20 dk">
            <ListRow title="TYT Matematik" text="Problemler · 40 dk" />
            <ListRow title="TYT Fizik" text="Optik · 40 dk" faint />
          </ListSection>
        </Sample>
        <Sample name="row-link.tsx">
          <RowLink to="/design/ui-showcase" title="12 kart" hint="bugün tekrar bekliyor" />
        </Sample>
      </Columns>
    </Section>
  );
};
