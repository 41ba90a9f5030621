import { Chart } from '../../ui/charts/chart.tsx';
import { numberAxis } from '../../ui/charts/chart-scale.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { FlatStats } from '../../ui/charts/flat-stats.tsx';
import { Heat } from '../../ui/charts/heat.tsx';
import { MovingBar } from '../../ui/charts/moving-bar.tsx';
import { ProgressRing } from '../../ui/charts/progress-ring.tsx';
import { Range } from '../../ui/charts/range.tsx';
import { Spark } from '../../ui/charts/spark.tsx';
import { StatCard } from '../../ui/charts/stat-card.tsx';
import { type DayState, WeekDots } from '../../ui/charts/week-dots.tsx';
import { InfoTip } from '../../ui/overlays/info-tip.tsx';
import { Row, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

const months = ['Eylül', 'Ekim', 'Kasım', 'Aralık'];
const nets = [60, null, 72.5, 75];

const week: readonly { name: string; state: DayState }[] = [
  { name: 'Pzt', state: 'on' },
  { name: 'Sal', state: 'part' },
  { name: 'Çar', state: 'rest' },
  { name: 'Per', state: 'skipped' },
  { name: 'Cum', state: 'today' },
  { name: 'Cmt', state: 'open' },
  { name: 'Paz', state: 'future' },
];

const year = Array.from({ length: 7 * 24 }, (_, day) => ({
  key: String(day),
  title: `${day + 1}. gün`,
  value: (day * 37) % 101,
}));

const charts = (
  <>
    <Sample name="chart.tsx">
      <Chart
        title="Net gidişatı"
        sentence="3 ayda +15 net."
        slots={months.map((key) => ({ key, tick: key.slice(0, 3) }))}
        plots={[
          {
            kind: 'line',
            axisName: 'Ortalama net',
            axis: numberAxis([60, 82], { free: true }),
            tickText: String,
            goal: { value: 82, text: 'hedef 82' },
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
    <Sample name="spark.tsx" note="Listede çizginin rengiyle, ekranın tek cevabında ışıkla biter.">
      <Row>
        <Spark values={[3, 5, 4, 8, 7, 9, 12]} fromZero label="Son yedi gün" />
        <Spark values={[60, 62, 61, 66, 70]} lamp label="Son beş deneme" />
      </Row>
    </Sample>
    <Sample name="week-dots.tsx">
      <WeekDots label="Bu hafta iki gün çalıştın" days={week} />
      <WeekDots small label="Son yedi gün" days={week.map(({ state }) => ({ state }))} />
    </Sample>
    <Sample name="heat.tsx">
      <Heat columns={24} cells={year} />
    </Sample>
    <Sample name="range.tsx">
      <Range from={0.35} to={0.6} />
      <Range from={0.35} to={0.6} at={0.45} ticks={[{ at: 0.8, main: true }, { at: 0.72 }]} />
    </Sample>
  </>
);

export const NumbersSection = ({ loading }: { loading: boolean }) => (
  <Section id="sayilar" title={texts.sections.sayilar}>
    <Sample name="stat-card.tsx, flat-stats.tsx">
      <FlatStats>
        <StatCard
          label="Toplam çalışma"
          value="12 sa 40 dk"
          trend={{ way: 'up', text: 'geçen haftadan 1 sa 20 dk fazla' }}
        />
        <StatCard
          label="TYT neti"
          value="72,25"
          unit="net"
          trend={{ way: 'down', text: '3,5 net' }}
          hint="son 3 deneme"
        />
        <StatCard label="Oturum" value={null} hint="İlk oturumunla dolacak" />
        <StatCard label="En uzun seri" value="41" unit="gün" loading={loading} />
        <StatCard
          label={longText}
          value="1.234"
          unit="soru"
          trend={{ way: 'same', text: 'geçen haftayla aynı' }}
        />
      </FlatStats>
    </Sample>
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
    <Sample name="fill-bar.tsx, moving-bar.tsx, info-tip.tsx">
      <p>
        %68 <InfoTip about="Haftalık hedef" text="Pazartesiden bu yana çalıştığın sürenin hedefine oranı." />
      </p>
      <FillBar fill={0.68} />
      <FillBar small fill={0.4} />
      <MovingBar before={0.4} now={0.55} />
    </Sample>
    {charts}
  </Section>
);
