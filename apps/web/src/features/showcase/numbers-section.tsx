import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { ClockIcon } from '../../ui/icons/glyphs.tsx';
import { Cell, Grid } from '../../ui/layout/page-frame.tsx';
import { InfoTip } from '../../ui/overlays/info-tip.tsx';
import { Row, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

export const NumbersSection = ({ loading }: { loading: boolean }) => (
  <Section id="sayilar" title={texts.sections.sayilar}>
    <Grid>
      <Cell wide={3}>
        <StatCard
          label="Toplam çalışma"
          value="12 sa 40 dk"
          icon={<ClockIcon />}
          trend={{ way: 'up', text: 'geçen haftadan 1 sa 20 dk fazla' }}
        />
      </Cell>
      <Cell wide={3}>
        <StatCard
          label="TYT neti"
          value="72,25"
          unit="net"
          trend={{ way: 'down', text: '3,5 net' }}
          hint="son 3 deneme"
        />
      </Cell>
      <Cell wide={3}>
        <StatCard label="Oturum" value={null} hint="İlk oturumunla dolacak" />
      </Cell>
      <Cell wide={3}>
        <StatCard label="En uzun seri" value="41" unit="gün" loading={loading} />
      </Cell>
      <Cell>
        <StatCard
          label={longText}
          value="1.234"
          unit="soru"
          trend={{ way: 'same', text: 'geçen haftayla aynı' }}
        />
      </Cell>
    </Grid>
    <Sample name="progress-ring.tsx">
      <Row>
        <ProgressRing label="Haftalık hedef" value={0.68} />
        <ProgressRing label="Profil" value={0.42} tone="danger" size={88} />
        <ProgressRing label="Tamamlanan" value={1.2} tone="success" size={88} />
        <ProgressRing label="Henüz veri yok" value={null} size={88} />
        <ProgressRing label="Haftalık hedef, 1428 / 2100 dakika" value={0.68} size={160}>
          <span className="numbers">23 sa 48 dk</span>
        </ProgressRing>
      </Row>
    </Sample>
    <Sample name="fill-bar.tsx, info-tip.tsx">
      <p>
        %68 <InfoTip about="Haftalık hedef" text="Pazartesiden bu yana çalıştığın sürenin hedefine oranı." />
      </p>
      <FillBar fill={0.68} />
    </Sample>
  </Section>
);
