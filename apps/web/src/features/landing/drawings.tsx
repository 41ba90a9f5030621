/** Small drawings of the product itself, in the colours of the palette. */

const ground = { fill: 'var(--surface)', stroke: 'var(--line)' };

export const TimerDrawing = () => (
  <svg viewBox="0 0 320 200" aria-hidden="true">
    <rect x="1" y="1" width="318" height="198" rx="14" {...ground} />
    <circle cx="160" cy="92" r="58" fill="none" stroke="var(--line)" strokeWidth="10" />
    <circle
      cx="160"
      cy="92"
      r="58"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="10"
      strokeLinecap="round"
      strokeDasharray="250 365"
      transform="rotate(-90 160 92)"
    />
    <text x="160" y="102" textAnchor="middle" fontSize="28" fontWeight="700" fill="var(--text)">
      31:45
    </text>
    <rect x="110" y="164" width="100" height="22" rx="11" fill="var(--primary)" />
  </svg>
);

const NETS = [
  [30, 150],
  [80, 138],
  [130, 142],
  [180, 108],
  [230, 96],
  [290, 64],
];

export const NetsDrawing = () => (
  <svg viewBox="0 0 320 200" aria-hidden="true">
    <rect x="1" y="1" width="318" height="198" rx="14" {...ground} />
    {[60, 100, 140].map((y) => (
      <line key={y} x1="20" x2="300" y1={y} y2={y} stroke="var(--line)" />
    ))}
    <polyline
      points={NETS.map((point) => point.join()).join(' ')}
      fill="none"
      stroke="var(--primary)"
      strokeWidth="4"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    {NETS.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="6" fill="var(--surface)" stroke="var(--primary)" strokeWidth="4" />
    ))}
    <rect x="20" y="20" width="90" height="12" rx="6" fill="var(--muted)" opacity="0.5" />
  </svg>
);

const WEEK = [3, 2, 4, 1, 3, 2, 1];

export const WeekDrawing = () => (
  <svg viewBox="0 0 320 200" aria-hidden="true">
    <rect x="1" y="1" width="318" height="198" rx="14" {...ground} />
    {WEEK.map((count, day) => {
      const x = 18 + day * 41;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a drawing never move
        <g key={day}>
          <rect x={x} y="18" width="34" height="10" rx="5" fill="var(--muted)" opacity="0.5" />
          {Array.from({ length: count }, (_, at) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a drawing never move
              key={at}
              x={x}
              y={40 + at * 36}
              width="34"
              height="28"
              rx="6"
              fill={(day + at) % 3 === 0 ? 'var(--accent)' : 'var(--primary)'}
              opacity={day < 3 ? 1 : 0.45}
            />
          ))}
        </g>
      );
    })}
  </svg>
);
