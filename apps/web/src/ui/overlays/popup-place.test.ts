import { describe, expect, it } from 'vitest';
import { placePopup } from './popup-place.ts';

const room = { width: 400, height: 600 };
const anchorAt = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 });

describe('placePopup', () => {
  it('hangs below its anchor', () => {
    expect(placePopup(anchorAt(20, 50), { width: 200, height: 100 }, room, 'start')).toEqual({
      left: 20,
      top: 94,
    });
  });
  it('ends where its anchor ends', () => {
    expect(placePopup(anchorAt(250, 50), { width: 200, height: 100 }, room, 'end').left).toBe(150);
  });
  it('stands above when there is no room below', () => {
    expect(placePopup(anchorAt(20, 540), { width: 200, height: 100 }, room, 'start').top).toBe(436);
  });
  it('never leaves the window', () => {
    expect(placePopup(anchorAt(380, 300), { width: 200, height: 590 }, room, 'start')).toEqual({
      left: 192,
      top: 8,
    });
  });
});
