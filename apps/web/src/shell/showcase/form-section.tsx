import { check } from '@netlik/contract/check';
import { PersonalForm } from '@netlik/contract/identity/users';
import { PROVINCES } from '@netlik/domain/yks/provinces';
import { useState } from 'react';
import { ApiError } from '../../data/calls/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ComboBox } from '../../ui/forms/combo-box.tsx';
import { CheckboxField, TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { NumberField } from '../../ui/forms/number-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { maxLengthOf } from '../../ui/forms/schema-limit.ts';
import { Select } from '../../ui/forms/select.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Columns, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

const DEMO_MAX = 200;
const provinces = PROVINCES.map(({ name }) => name);
const grades = ['9', '10', '11', '12', 'Mezun'].map((grade) => ({ value: grade, label: grade }));

const ContractForm = () => {
  const [refuse, setRefuse] = useState(false);
  const form = useContractForm({
    initial: { firstName: '', lastName: 'Yılmaz', phone: '', bio: '' },
    read: (values) => check(PersonalForm, values),
    write: async () => {
      if (refuse)
        throw new ApiError('Bilgileri kontrol et.', {
          status: 422,
          code: 'validation',
          fields: [{ path: 'lastName', message: 'Sunucu: bu soyadı kabul edilmedi' }],
        });
    },
    done: 'Sözleşmeye uyuyor.',
  });
  return (
    <Stack as="form" gap="4" {...form.form}>
      {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
      <TextField label="Ad" {...form.text('firstName')} />
      <TextField label="Soyad" {...form.text('lastName')} />
      <TextAreaField
        label="Hakkımda"
        optional
        max={maxLengthOf(PersonalForm.shape.bio)}
        {...form.text('bio')}
      />
      <SwitchField label="Sunucu soyadını reddetsin" checked={refuse} onChange={() => setRefuse(!refuse)} />
      <Row gap="2" wrap>
        <Button type="submit" busy={form.busy}>
          Kaydet
        </Button>
      </Row>
    </Stack>
  );
};

const useText = (initial: string) => {
  const [value, setValue] = useState(initial);
  return {
    value,
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  };
};

export const FormSection = () => {
  const demo = useText('');
  const city = useText('');
  const wrongCity = useText('Lefkoşa');
  const grade = useText('');
  const priority = useText('3');
  const net = useText('12,5');
  const password = useText('kirmizi-pencere');
  const [agreed, setAgreed] = useState(true);
  const [on, setOn] = useState(true);
  return (
    <Section
      id="form"
      title={texts.sections.form}
      lead="Değerler sözleşmedeki şemayla denetlenir; sunucunun söylediği, ait olduğu alana düşer."
    >
      <Columns>
        <Sample name="use-contract-form.ts" note="Boş gönder: odak ilk yanlış alana gider.">
          <ContractForm />
        </Sample>
        <Sample name="field.tsx">
          <TextAreaField
            label="Deneme yazısı"
            hint="En fazla 200 karakter."
            max={DEMO_MAX}
            maxLength={DEMO_MAX}
            {...demo}
          />
          <TextField label="Hatalı" defaultValue="ada@" error="Geçerli bir e-posta adresi girin" />
          <TextField
            label="Kapalı"
            defaultValue="ada@deneme.example"
            disabled
            hint="E-posta değiştirilemez."
          />
          <TextField label={longText} defaultValue={longText} />
          <PasswordField label="Şifre" autoComplete="off" {...password} />
        </Sample>
        <Sample name="combo-box.tsx" note="ist, IST ya da ıst yaz; listede olmayan da kalır.">
          <ComboBox label="Şehir" hint="81 ilden öneri" options={provinces} maxLength={50} {...city} />
          <ComboBox label="Öneriler yolda" options={undefined} {...city} />
          <ComboBox label="Hatalı şehir" options={provinces} error="Şehir gereklidir" {...wrongCity} />
          <ComboBox label="Kapalı şehir" options={provinces} disabled {...wrongCity} />
        </Sample>
        <Sample name="select.tsx, number-field.tsx, switch-field.tsx">
          <Select label="Sınıf" placeholder="Seç" options={grades} {...grade} />
          <Select label="Kapalı sınıf" options={grades} disabled value="12" onChange={() => undefined} />
          <NumberField
            label="Öncelik"
            hint="1 ile 10 arası; ok tuşları çalışır"
            min={1}
            max={10}
            {...priority}
          />
          <NumberField label="Net" unit="net" step={0.25} error="En fazla 40 olabilir" {...net} />
          <CheckboxField
            label="Aydınlatma metnini okudum."
            checked={agreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          <CheckboxField label={longText} error="Devam etmek için onaylaman gerekiyor" />
          <SwitchField
            label="Anlık bildirimler"
            hint="Kapatırsan yalnızca burada görürsün."
            checked={on}
            onChange={(event) => setOn(event.currentTarget.checked)}
          />
          <SwitchField label="Kapalı anahtar" disabled />
        </Sample>
      </Columns>
    </Section>
  );
};
