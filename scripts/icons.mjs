// `npm run icons` writes the app's icons from Lucide (https://lucide.dev, ISC licence), each as one path.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '1.62.0';

/** Separate files, because shell and pages load different icons. */
const files = {
  'ui/icons/icon-paths.ts': {
    icons: {
      eye: 'eye',
      eyeOff: 'eye-off',
      sun: 'sun',
      moon: 'moon',
      palette: 'palette',
      alert: 'circle-alert',
      check: 'check',
      mail: 'mail',
      reload: 'rotate-cw',
    },
  },
  'study/calendar/mark-paths.ts': {
    icons: { exam: 'file-check', meeting: 'user' },
  },
  'study/analytics/figure-paths.ts': {
    icons: {
      questions: 'circle-question-mark',
      sessions: 'list',
      net: 'trending-up',
      play: 'play',
      pause: 'pause',
    },
  },
  'identity/users/camera-path.ts': { icons: { camera: 'camera' } },
  'ui/icons/glyph-paths.ts': {
    icons: {
      close: 'x',
      plus: 'plus',
      undo: 'undo-2',
      search: 'search',
      image: 'image',
      trash: 'trash',
      calendar: 'calendar',
      clock: 'clock',
      chevronLeft: 'chevron-left',
      chevronRight: 'chevron-right',
      chevronUp: 'chevron-up',
      chevronDown: 'chevron-down',
      sort: 'chevrons-up-down',
      filter: 'list-filter',
      dots: 'ellipsis',
      info: 'info',
      offline: 'wifi-off',
      menu: 'menu',
      bell: 'bell',
      device: 'monitor',
      phone: 'smartphone',
      download: 'download',
    },
  },
  'ui/icons/pencil-path.ts': { icons: { pencil: 'pencil' } },
  'study/study-runs/clock/timer-paths.ts': {
    icons: {
      play: 'play',
      pause: 'pause',
      stop: 'square',
      skip: 'skip-forward',
      expand: 'maximize',
      flame: 'flame',
      spark: 'sparkle',
    },
  },
  'platform/notifications/notification-paths.ts': {
    name: 'notificationPaths',
    icons: {
      doubleCheck: 'check-check',
      coach: 'users',
      success: 'trophy',
      performance: 'chart-line',
      system: 'sliders-horizontal',
    },
  },
  'planning/routines/kind-paths.ts': {
    name: 'kindPaths',
    icons: {
      wake: 'sunrise',
      school: 'graduation-cap',
      study: 'book-open',
      break: 'coffee',
      meal: 'utensils',
      free: 'leaf',
      sleep: 'moon',
      grip: 'grip-vertical',
    },
  },
  'platform/alerts/alert-paths.ts': {
    name: 'alertPaths',
    icons: { info: 'info', success: 'circle-check', warning: 'triangle-alert', error: 'octagon-alert' },
  },
  'shell/frame/menu/menu-paths.ts': {
    name: 'menuPaths',
    icons: {
      home: 'house',
      leave: 'log-out',
      person: 'user',
      goal: 'target',
      timer: 'timer',
      list: 'list',
      calendar: 'calendar',
      question: 'book-x',
      'question-calendar': 'calendar-check',
      room: 'door-open',
      grid: 'grid-3x3',
      plan: 'list-checks',
      week: 'calendar-range',
      routine: 'kanban',
      day: 'sunrise',
      cards: 'gallery-vertical-end',
      books: 'library',
      medal: 'award',
      habit: 'repeat',
      spark: 'lightbulb',
      chat: 'message-square',
      exam: 'trending-up',
      duel: 'swords',
      coach: 'user-check',
      report: 'flag-triangle-right',
      review: 'square-check-big',
      people: 'users',
      link: 'link-2',
      chart: 'chart-column',
      challenge: 'zap',
      megaphone: 'megaphone',
      shield: 'shield',
      page: 'panel-top',
      swatch: 'droplet',
      planner: 'route',
      messages: 'mail',
      system: 'server',
    },
  },
};

const corner = (r, x, y) => `a${r} ${r} 0 0 1 ${x} ${y}`;

const shapes = {
  path: ({ d }) => d,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`,
  rect: ({ x, y, width, height, rx = 0 }) => {
    const [across, down, r] = [width - 2 * rx, height - 2 * rx, Number(rx)];
    const sides = [
      `h${across}${corner(r, r, r)}`,
      `v${down}${corner(r, -r, r)}`,
      `h${-across}${corner(r, -r, -r)}`,
      `v${-down}${corner(r, r, -r)}`,
    ];
    return `M${Number(x) + r} ${y}${sides.join('')}`;
  },
};

const NUMBER = '(-?\\d*\\.?\\d+)';
const RELATIVE_START = new RegExp(`^m${NUMBER}[ ,]?${NUMBER} ?(?=([-\\d.])?)`);

/** A path starting with „m” is relative to the end of the previous one; only its start becomes absolute. */
const fromOrigin = (path) => path.replace(RELATIVE_START, (_, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`);

const toPath = (nodes) =>
  nodes
    .map(([kind, attributes]) => shapes[kind](attributes))
    .map(fromOrigin)
    .join('')
    .replaceAll(' -', '-');

const folder = mkdtempSync(join(tmpdir(), 'netlik-icons-'));
try {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['pack', '--silent', `lucide-static@${VERSION}`], { cwd: folder });
  execFileSync('tar', ['xzf', readdirSync(folder)[0]], { cwd: folder });
  const nodes = JSON.parse(readFileSync(join(folder, 'package/icon-nodes.json'), 'utf8'));
  for (const [path, { name, icons }] of Object.entries(files)) {
    const rows = Object.entries(icons).map(([key, icon]) => [key, `'${toPath(nodes[icon])}'`]);
    // Constants are smaller than an object; the menu looks icons up by name.
    const lines = name
      ? [
          `export const ${name} = {`,
          ...rows.map(([key, d]) => `  ${/\W/.test(key) ? `'${key}'` : key}: ${d},`),
          '};',
        ]
      : rows.map(([key, d]) => `export const ${key} = ${d};`);
    const licence = `// Written by \`npm run icons\`, from Lucide ${VERSION} (ISC licence, https://lucide.dev/license).`;
    const text = `${[licence, ...lines].join('\n')}\n`;
    writeFileSync(fileURLToPath(new URL(`../apps/web/src/${path}`, import.meta.url)), text);
  }
} finally {
  rmSync(folder, { recursive: true });
}
