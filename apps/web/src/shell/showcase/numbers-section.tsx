import { Chart } from '../../ui/charts/chart.tsx';
import { numberAxis } from '../../ui/charts/chart-scale.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { MovingBar } from '../../ui/charts/moving-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Spark } from '../../ui/charts/spark.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { Cell, PageGrid } from '../../ui/layout/page-frame.tsx';
import { InfoTip } from '../../ui/overlays/info-tip.tsx';
import { Row, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

const months = ['Eylül', 'Ekim', 'Kasım', 'Aralık'];
const nets = [60, null, 72.5, 75];

const charts = (
  <>
    <Sample name="chart.tsx">
      <Chart
        title="Net gidişatı"
        slots={months.map((key) => ({ key, tick: key.slice(0, 3) }))}
        plots={[
          {
            kind: 'line',
            axisName: 'Ortalama net',
            axis: numberAxis([60, 75], { free: true }),
            tickText: String,
            series: [{ name: 'Net', values: nets, colour: 'var(--primary)' }],
          },
          {
            kind: 'stacked',
            axisName: 'Soru',
            axis: numberAxis([120]),
            tickText: String,
            series: [
              { name: 'Doğru', values: [70, null, 80, 82], colour: 'var(--good)' },
              { name: 'Yanlış', values: [20, null, 18, 16], colour: 'var(--danger)' },
            ],
          },
        ]}
        readout={(at) => `${months[at]}: ${nets[at] ?? 'deneme yok'}`}
        columns={['Ay', 'Net']}
        row={(at) => [months[at]!, nets[at] === null ? '–' : String(nets[at])]}
      />
    </Sample>
    <Sample name="spark.tsx">
      <Spark values={[3, 5, 4, 8, 7, 9, 12]} fromZero label="Son yedi gün" />
    </Sample>
  </>
);

export const NumbersSection = ({ loading }: { loading: boolean }) => (
  <Section id="sayilar" title={texts.sections.sayilar}>
    <PageGrid>
      <Cell wide={3}>
        <StatCard
          label="Toplam çalışma"
          value="12 sa 40 dk"
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
    </PageGrid>
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
    <Sample name="flat-stats.tsx">
      <FlatStats>
        <StatCard label="Bu hafta" value="4" unit="gün" />
        <StatCard label="Soru" value="320" />
      </FlatStats>
    </Sample>
    <Sample name="fill-bar.tsx, moving-bar.tsx, info-tip.tsx">
      <p>
        %68 <InfoTip about="Haftalık hedef" text="Pazartesiden bu yana çalıştığın sürenin hedefine oranı." />
      </p>
      <FillBar fill={0.68} />
      <MovingBar before={0.4} now={0.55} />
    </Sample>
    {charts}
  </Section>
);
