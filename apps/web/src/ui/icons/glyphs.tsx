import { icon } from './glyph.tsx';
import * as paths from './glyph-paths.ts';

/* Icons of the signed-in app: not in `icons.tsx`, which the sign-in screens load. */
export const CloseIcon = icon(paths.close);
export const PlusIcon = icon(paths.plus);
export const UndoIcon = icon(paths.undo);
export const SearchIcon = icon(paths.search);
export const ImageIcon = icon(paths.image);
export const TrashIcon = icon(paths.trash);
export const CalendarIcon = icon(paths.calendar);
export const ClockIcon = icon(paths.clock);
export const ChevronLeftIcon = icon(paths.chevronLeft);
export const ChevronRightIcon = icon(paths.chevronRight);
export const ChevronUpIcon = icon(paths.chevronUp);
export const ChevronDownIcon = icon(paths.chevronDown);
export const SortIcon = icon(paths.sort);
export const FilterIcon = icon(paths.filter);
export const DotsIcon = icon(paths.dots);
export const InfoIcon = icon(paths.info);
export const OfflineIcon = icon(paths.offline);
export const MenuBarsIcon = icon(paths.menu);
export const BellIcon = icon(paths.bell);
export const DeviceIcon = icon(paths.device);
export const PhoneIcon = icon(paths.phone);
export const DownloadIcon = icon(paths.download);
