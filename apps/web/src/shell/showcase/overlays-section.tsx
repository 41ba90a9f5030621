import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { Columns, Row, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

type Open = 'right' | 'left' | 'small' | 'large' | null;

const ask = async () => {
  const yes = await confirm({
    title: 'Bu denemeyi silmek üzeresin',
    text: 'Netlerin ve yanlış konuların da silinir. Bu işlem geri alınamaz.',
    action: 'Denemeyi sil',
    danger: true,
  });
  toast({ text: yes ? 'Silmeyi seçtin.' : 'Vazgeçtin.' });
};

const Toasts = () => (
  <Sample name="toast.ts" note="Ctrl Z en son işi geri alır; üzerine gelince bekler.">
    <Row>
      <Button look="line" onClick={() => toast({ text: 'Hedefin kaydedildi.', tone: 'success' })}>
        Başarı
      </Button>
      <Button look="line" onClick={() => toast({ text: longText, tone: 'warning' })}>
        Uzun uyarı
      </Button>
      <Button
        look="line"
        onClick={() => toast({ text: 'Sunucuya ulaşamadık, kaydedilmedi.', tone: 'danger' })}
      >
        Hata
      </Button>
      <Button
        look="line"
        onClick={() =>
          toast({
            text: 'Bildirim silindi.',
            undo: () => toast({ text: 'Bildirim geri geldi.', tone: 'success' }),
          })
        }
      >
        Geri alınabilir
      </Button>
    </Row>
  </Sample>
);

type ModalProps = { size: 'small' | 'large'; onClose: () => void };

const SampleModal = ({ size, onClose }: ModalProps) => (
  <Modal
    title={size === 'small' ? 'Hedef ekle' : 'Uzun içerik'}
    size={size}
    onClose={onClose}
    footer={
      <>
        <Button look="line" onClick={onClose}>
          Vazgeç
        </Button>
        <Button onClick={onClose}>Kaydet</Button>
      </>
    }
  >
    <TextField label="Üniversite" data-first />
    {size === 'large' && [...'abcdefghijklmnopqrstuvyz'].map((letter) => <p key={letter}>{longText}</p>)}
  </Modal>
);

export const OverlaysSection = () => {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section id="pencere" title={texts.sections.pencere} lead="Esc kapatır, odak açan düğmeye döner.">
      <Columns>
        <Sample name="drawer.tsx, modal.tsx, confirm.tsx, menu.tsx">
          <Row>
            <Button look="line" onClick={() => setOpen('right')}>
              Sağ çekmece
            </Button>
            <Button look="line" onClick={() => setOpen('left')}>
              Sol çekmece
            </Button>
            <Button look="line" onClick={() => setOpen('small')}>
              Küçük pencere
            </Button>
            <Button look="line" onClick={() => setOpen('large')}>
              Uzun pencere
            </Button>
            <Button look="danger" onClick={ask}>
              Onay iste
            </Button>
            <MenuButton
              label="Örnek işlemler"
              items={[
                { label: 'Düzenle', onSelect: () => toast({ text: 'Düzenle seçildi.' }) },
                { label: 'Kapalı işlem', disabled: true, onSelect: () => undefined },
                { label: 'Sil', danger: true, onSelect: ask },
              ]}
            />
          </Row>
        </Sample>
        <Toasts />
      </Columns>
      {(open === 'right' || open === 'left') && (
        <Drawer title={open === 'right' ? 'Bildirimler' : 'Menü'} side={open} onClose={close}>
          <SkeletonRows rows={4} />
          <Button onClick={() => toast({ text: 'Çekmecenin üstünde de görünür.' })}>Bildirim göster</Button>
        </Drawer>
      )}
      {(open === 'small' || open === 'large') && <SampleModal size={open} onClose={close} />}
    </Section>
  );
};
