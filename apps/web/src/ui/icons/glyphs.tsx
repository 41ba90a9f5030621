import { IconFrame, type IconProps } from './icons.tsx';

/** Icons of the signed-in app: not in `icons.tsx`, which the sign-in screens load. */

const icon = (path: string) => (props: IconProps) => (
  <IconFrame {...props}>
    <path d={path} />
  </IconFrame>
);

export const CloseIcon = icon('m5 5 10 10M15 5 5 15');
export const PlusIcon = icon('M10 4v12M4 10h12');
export const UndoIcon = icon('M7.4 4 3.8 7.6l3.6 3.6M4 7.6h7.6a4.4 4.4 0 0 1 0 8.8H8');
export const SearchIcon = icon('M9 14.6A5.6 5.6 0 1 0 9 3.4a5.6 5.6 0 0 0 0 11.2ZM13.2 13.2l3.6 3.6');
export const ImageIcon = icon(
  'M4.4 3.4h11.2a1.8 1.8 0 0 1 1.8 1.8v9.6a1.8 1.8 0 0 1-1.8 1.8H4.4a1.8 1.8 0 0 1-1.8-1.8V5.2a1.8 1.8 0 0 1 1.8-1.8ZM2.8 13.6l3.9-3.8 3.4 3.2 2.9-2.6 4.2 3.8M12.8 7.2h.01',
);
export const TrashIcon = icon(
  'M3.6 5.6h12.8M8 5.4V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1.4M5.2 5.8l.7 9.6a1.6 1.6 0 0 0 1.6 1.5h5a1.6 1.6 0 0 0 1.6-1.5l.7-9.6M8.4 9v4.6M11.6 9v4.6',
);
export const CalendarIcon = icon(
  'M4.4 4.4h11.2a1.6 1.6 0 0 1 1.6 1.6v9.4a1.6 1.6 0 0 1-1.6 1.6H4.4a1.6 1.6 0 0 1-1.6-1.6V6a1.6 1.6 0 0 1 1.6-1.6ZM2.8 8.4h14.4M6.6 2.8v3M13.4 2.8v3',
);
export const ClockIcon = icon('M10 17.4a7.4 7.4 0 1 0 0-14.8 7.4 7.4 0 0 0 0 14.8ZM10 5.8V10l2.8 1.8');
export const ChevronLeftIcon = icon('m12.4 4.6-5.4 5.4 5.4 5.4');
export const ChevronRightIcon = icon('m7.6 4.6 5.4 5.4-5.4 5.4');
export const ChevronUpIcon = icon('m4.6 12.4 5.4-5.4 5.4 5.4');
export const ChevronDownIcon = icon('m4.6 7.6 5.4 5.4 5.4-5.4');
export const SortIcon = icon('m6.6 8 3.4-3.4L13.4 8M6.6 12l3.4 3.4 3.4-3.4');
export const FilterIcon = icon('M3 4.6h14M5.8 10h8.4M8.4 15.4h3.2');

export const DotsIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.4 10h.01M10 10h.01M15.6 10h.01" strokeWidth="2.6" />
  </IconFrame>
);
