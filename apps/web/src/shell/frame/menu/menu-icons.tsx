import type { LucideIcon } from 'lucide-react';
import ActivityIcon from 'lucide-react/icons/activity';
import AlarmClockIcon from 'lucide-react/icons/alarm-clock';
import AwardIcon from 'lucide-react/icons/award';
import BookXIcon from 'lucide-react/icons/book-x';
import CalendarIcon from 'lucide-react/icons/calendar';
import CalendarCheckIcon from 'lucide-react/icons/calendar-check';
import CalendarDaysIcon from 'lucide-react/icons/calendar-days';
import CalendarRangeIcon from 'lucide-react/icons/calendar-range';
import ChartColumnIcon from 'lucide-react/icons/chart-column';
import CircleUserRoundIcon from 'lucide-react/icons/circle-user-round';
import CrownIcon from 'lucide-react/icons/crown';
import DoorOpenIcon from 'lucide-react/icons/door-open';
import DropletIcon from 'lucide-react/icons/droplet';
import FileCheckIcon from 'lucide-react/icons/file-check';
import FlagTriangleRightIcon from 'lucide-react/icons/flag-triangle-right';
import GalleryVerticalEndIcon from 'lucide-react/icons/gallery-vertical-end';
import GraduationCapIcon from 'lucide-react/icons/graduation-cap';
import Grid3x3Icon from 'lucide-react/icons/grid-3x3';
import KanbanIcon from 'lucide-react/icons/kanban';
import LayersIcon from 'lucide-react/icons/layers';
import LayoutListIcon from 'lucide-react/icons/layout-list';
import LibraryIcon from 'lucide-react/icons/library';
import LightbulbIcon from 'lucide-react/icons/lightbulb';
import Link2Icon from 'lucide-react/icons/link-2';
import ListIcon from 'lucide-react/icons/list';
import ListChecksIcon from 'lucide-react/icons/list-checks';
import LogOutIcon from 'lucide-react/icons/log-out';
import MailIcon from 'lucide-react/icons/mail';
import MegaphoneIcon from 'lucide-react/icons/megaphone';
import MessageSquareIcon from 'lucide-react/icons/message-square';
import PanelTopIcon from 'lucide-react/icons/panel-top';
import RepeatIcon from 'lucide-react/icons/repeat';
import RouteIcon from 'lucide-react/icons/route';
import ServerIcon from 'lucide-react/icons/server';
import ShieldIcon from 'lucide-react/icons/shield';
import SquareCheckBigIcon from 'lucide-react/icons/square-check-big';
import SunIcon from 'lucide-react/icons/sun';
import SunriseIcon from 'lucide-react/icons/sunrise';
import SwordsIcon from 'lucide-react/icons/swords';
import TargetIcon from 'lucide-react/icons/target';
import TimerIcon from 'lucide-react/icons/timer';
import TrendingUpIcon from 'lucide-react/icons/trending-up';
import UserIcon from 'lucide-react/icons/user';
import UserCheckIcon from 'lucide-react/icons/user-check';
import UserCogIcon from 'lucide-react/icons/user-cog';
import UsersRoundIcon from 'lucide-react/icons/users-round';
import ZapIcon from 'lucide-react/icons/zap';

const iconTable = <Name extends string>(icons: Record<Name, LucideIcon>) => icons;

export const menuIcons = iconTable({
  today: SunIcon,
  'calendar-days': CalendarDaysIcon,
  clock: AlarmClockIcon,
  trend: TrendingUpIcon,
  me: CircleUserRoundIcon,
  panel: LayoutListIcon,
  premium: CrownIcon,
  students: GraduationCapIcon,
  content: LayersIcon,
  pulse: ActivityIcon,
  account: UserCogIcon,

  leave: LogOutIcon,
  person: UserIcon,
  goal: TargetIcon,
  timer: TimerIcon,
  list: ListIcon,
  calendar: CalendarIcon,
  question: BookXIcon,
  room: DoorOpenIcon,
  grid: Grid3x3Icon,
  plan: ListChecksIcon,
  week: CalendarRangeIcon,
  routine: KanbanIcon,
  day: SunriseIcon,
  cards: GalleryVerticalEndIcon,
  books: LibraryIcon,
  medal: AwardIcon,
  habit: RepeatIcon,
  spark: LightbulbIcon,
  chat: MessageSquareIcon,
  exam: FileCheckIcon,
  duel: SwordsIcon,
  coach: UserCheckIcon,
  report: FlagTriangleRightIcon,
  review: SquareCheckBigIcon,
  people: UsersRoundIcon,
  link: Link2Icon,
  chart: ChartColumnIcon,
  challenge: ZapIcon,
  megaphone: MegaphoneIcon,
  shield: ShieldIcon,
  page: PanelTopIcon,
  swatch: DropletIcon,
  planner: RouteIcon,
  messages: MailIcon,
  system: ServerIcon,
  'question-calendar': CalendarCheckIcon,
});

export type IconName = keyof typeof menuIcons;

export const MenuIcon = ({ name }: { name: IconName }) => {
  const Icon = menuIcons[name];
  return <Icon />;
};
