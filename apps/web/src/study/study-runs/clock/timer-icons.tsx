import { icon } from '../../../ui/icons/glyph.tsx';
import * as paths from './timer-paths.ts';

export const PlayIcon = icon(paths.play, 'currentColor');
export const PauseIcon = icon(paths.pause, 'currentColor');
export const StopIcon = icon(paths.stop, 'currentColor');
export const SkipIcon = icon(paths.skip, 'currentColor');
export const ExpandIcon = icon(paths.expand);
export const FlameIcon = icon(paths.flame);
export const SparkIcon = icon(paths.spark);
