import { HANDLE, ITEM, type Point } from './drop-place.ts';
import styles from './sortable.module.css';

const controls = (item: Element) => [
  ...item.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input, select, textarea',
  ),
];

/** A copy of an item that users cannot reach and forms do not read. */
export const copyOf = (item: HTMLElement): HTMLElement => {
  const copy = item.cloneNode(true) as HTMLElement;
  const originals = controls(item);
  // A clone has the values of the markup, not the chosen ones.
  for (const [at, control] of controls(copy).entries()) control.value = originals[at]!.value;
  for (const attribute of ['id', 'name', ITEM, HANDLE])
    for (const each of [copy, ...copy.querySelectorAll(`[${attribute}]`)]) each.removeAttribute(attribute);
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  return copy;
};

/** The copy follows the pointer, also above a dialog. */
export const floatingCopy = (root: Element, item: HTMLElement, from: Point) => {
  const { left, top, width } = item.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.className = styles.floating!;
  layer.style.width = `${width}px`;
  layer.popover = 'manual';
  layer.append(copyOf(item));
  root.append(layer);
  layer.showPopover();
  const moveTo = ({ x, y }: Point) => {
    layer.style.transform = `translate(${left + x - from.x}px, ${top + y - from.y}px)`;
  };
  moveTo(from);
  return { moveTo, remove: () => layer.remove() };
};
