import styles from './season-curve.module.css';

const WIDTH = 640;
const FLOOR = 300;

// Twenty mock exams of a school year, which rise with a few setbacks.
const nets = [16, 24, 20, 29, 26, 35, 40, 36, 45, 42, 51, 57, 53, 62, 68, 65, 75, 72, 82, 90];
const months = ['Eyl', 'Eki', 'Kas', 'Ara', 'Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz'];

const LEFT = 34;
const RIGHT = WIDTH - 44;
const at = (index: number, of: number) => LEFT + ((RIGHT - LEFT) * index) / (of - 1);

const points = nets.map((net, index) => ({
  x: at(index, nets.length),
  y: FLOOR - 14 - net * 2.7,
  // 0 at the first exam and 1 at the last, where the drawing is in focus.
  focus: index / (nets.length - 1),
}));

const last = points.at(-1)!;

const curve = points
  .map(({ x, y }, index) => {
    if (index === 0) return `M${x.toFixed(1)} ${y.toFixed(1)}`;
    const before = points[index - 1]!;
    const middle = ((before.x + x) / 2).toFixed(1);
    return `C${middle} ${before.y.toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  })
  .join('');

/** Mock exams come into focus over a season: blurred in September, sharp in June. */
export const SeasonCurve = () => (
  <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} 340`} aria-hidden="true">
    <defs>
      <linearGradient id="net-line" x1={LEFT} x2={RIGHT} y1="0" y2="0" gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor="var(--primary)" stopOpacity="0" />
        <stop offset="0.35" stopColor="var(--primary)" stopOpacity="0.35" />
        <stop offset="0.75" stopColor="var(--primary)" />
      </linearGradient>
      <linearGradient id="net-area" x1="0" x2="0" y1="30" y2={FLOOR} gradientUnits="userSpaceOnUse">
        <stop offset="0" stopColor="var(--primary)" stopOpacity="0.2" />
        <stop offset="1" stopColor="var(--primary)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <path stroke="var(--line)" d={`M${LEFT - 14} ${FLOOR}H${RIGHT + 14}`} />
    <path d={`${curve}V${FLOOR}H${LEFT}Z`} fill="url(#net-area)" />
    <path className={styles.net} d={curve} stroke="url(#net-line)" />
    {points.slice(0, -1).map(({ x, y, focus }) => (
      <circle
        key={x}
        fill="var(--primary)"
        cx={x}
        cy={y}
        r={3.6 + 17 * (1 - focus) ** 2.2}
        fillOpacity={0.1 + 0.9 * focus ** 1.6}
      />
    ))}
    <g fill="var(--lamp)">
      <circle cx={last.x} cy={last.y} r="18" opacity="0.2" />
      <circle cx={last.x} cy={last.y} r="6.5" />
    </g>
    <text className={styles.tag} x={last.x + 12} y={last.y - 32} textAnchor="end">
      sınav sabahı
    </text>
    <text className={styles.first} x={LEFT - 14} y={points[0]!.y - 46}>
      ilk deneme
    </text>
    {months.map((month, index) => (
      <text key={month} className={styles.month} x={at(index, months.length)} y={FLOOR + 26}>
        {month}
      </text>
    ))}
  </svg>
);
