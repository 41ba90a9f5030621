import SearchIcon from 'lucide-react/icons/search';
import SendIcon from 'lucide-react/icons/send';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { Card, Section as PageSection } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { menuIcons } from '../frame/menu/menu-icons.tsx';
import { Columns, Row, Sample, Section } from './sample.tsx';
import styles from './showcase.module.css';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

const looks = [
  ['primary', 'Başla'],
  ['soft', 'Planla'],
  ['line', 'Düzenle'],
  ['quiet', 'Ayrıntı'],
  ['danger', 'Sil'],
] as const;

const colours = [
  ...['ground', 'surface', 'raised', 'sunken', 'line', 'line-strong', 'line-field', 'text', 'muted'],
  ...['primary', 'primary-soft', 'primary-ink', 'on-primary', 'accent', 'accent-soft'],
  ...['lamp', 'lamp-soft', 'lamp-ink', 'good', 'good-soft', 'danger', 'danger-soft'],
];
const subjects = ['s-mat', 's-tur', 's-fiz', 's-kim', 's-biy', 's-geo', 's-tar', 's-cog'];

const Buttons = ({ loading }: { loading: boolean }) => (
  <Columns>
    <Sample name="button.tsx">
      <Row>
        {looks.map(([look, label]) => (
          <Button key={look} look={look}>
            {label}
          </Button>
        ))}
      </Row>
      <Row>
        <Button small look="line">
          Küçük
        </Button>
        <Button busy={loading}>Kaydet</Button>
        <Button look="line" disabled>
          Kapalı
        </Button>
        <ButtonLink look="quiet" to="/profile">
          Bağlantı
        </ButtonLink>
        <Button round aria-label="Gönder">
          <SendIcon />
        </Button>
        <IconButton label="Ara">
          <SearchIcon />
        </IconButton>
        <kbd>Ctrl K</kbd>
      </Row>
    </Sample>
    <Sample name="avatar.tsx" note="Resim yoksa ya da açılamazsa baş harfler; ışık şu an çalışanda.">
      <Row>
        <Avatar person={{ firstName: 'İpek', lastName: 'Şahin' }} size={72} />
        <Avatar person={{ firstName: 'ırmak', lastName: '' }} lit />
        <Avatar person={{ email: 'koc@netlik.demo' }} size={30} />
        <Avatar person={{ firstName: 'Ada', lastName: 'Yılmaz', avatar: '/favicon.svg' }} />
        <Avatar person={{}} />
        <Brand />
      </Row>
    </Sample>
  </Columns>
);

const Cards = () => (
  <Columns>
    <Card
      title="Kart başlığı"
      lead="card.tsx: başlığı, açıklaması ve işlemi olan yüzey"
      actions={
        <Button small look="line">
          Düzenle
        </Button>
      }
    >
      <p>{longText}</p>
    </Card>
    <Card title="Canlı kart" lead="Yalnızca şu an işleyen şey parlar." alive>
      <p>Çalışan sayaç, hedef halkası ya da ekranın tek ana işi.</p>
    </Card>
    <PageSection title="Bölüm" lead="Sayfanın zemininde durur.">
      <p>Kutusuz.</p>
    </PageSection>
    <Card title="Sıcak kart" lead="Seri, anı ya da kutlama." lit>
      <Card title="İçindeki kart">
        <p>Kart içindeki kartın kenarı yoktur.</p>
      </Card>
    </Card>
  </Columns>
);

const Colours = () => (
  <Columns>
    <Sample name="Renkler">
      <Grid gap="2" className={styles.swatches}>
        {[...colours, ...subjects].map((name) => (
          <Stack key={name} as="span" gap="1" size="tiny" className={styles.swatch}>
            <span style={{ background: `var(--${name})` }} />
            <span>{name}</span>
          </Stack>
        ))}
      </Grid>
    </Sample>
    <Sample name="Yazı ve simgeler">
      <Stack gap="1">
        {[12, 14, 16, 20, 28, 44].map((size) => (
          <span key={size} style={{ fontSize: size, lineHeight: 1.2 }}>
            {size} Çığır <span className="numbers">12,75</span>
          </span>
        ))}
      </Stack>
      <Row>
        {Object.entries(menuIcons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Row>
    </Sample>
  </Columns>
);

export const BasicsSection = ({ loading }: { loading: boolean }) => (
  <Section
    id="temel"
    title={texts.sections.temel}
    lead="Üzerine gelince zemini, odaklanınca çerçevesi değişir; Tab ile dene."
  >
    <Buttons loading={loading} />
    <Sample name="notice.tsx">
      <Columns>
        <Notice tone="info">Deneme sonuçların yarın sabah hazır olur.</Notice>
        <Notice tone="success">Hedefin kaydedildi.</Notice>
        <Notice tone="warning">{longText}</Notice>
        <Notice tone="danger">Bu resim çok büyük. Daha küçük bir resim seç.</Notice>
      </Columns>
    </Sample>
    <Cards />
    <Colours />
  </Section>
);
