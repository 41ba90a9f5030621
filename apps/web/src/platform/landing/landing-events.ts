import { useEffect, useRef } from 'react';

/** Callback for page events; previews pass a no-op. */
export type LandingTrack = (
  event: 'scroll_depth' | 'cta_click' | 'faq_toggle' | 'carousel_interaction',
  meta: Record<string, string | number | boolean>,
) => void;

const DEPTHS = [25, 50, 75, 100];

/**
 * Reports each depth once, including depths skipped by a jump. Uses marker elements, because the scroll
 * container depends on the surrounding frame.
 */
export const useScrollDepth = (track: LandingTrack) => {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is observed once
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    const untold = [...DEPTHS];
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        const depth = Number((target as HTMLElement).dataset.depth);
        while (untold[0] !== undefined && untold[0] <= depth)
          track('scroll_depth', { percent: untold.shift()! });
      }
    });
    const marks = DEPTHS.map((depth) => {
      const mark = document.createElement('span');
      mark.dataset.depth = String(depth);
      mark.setAttribute('aria-hidden', 'true');
      mark.style.cssText = `position:absolute;inset-inline-start:0;top:calc(${depth}% - 1px);width:1px;height:1px`;
      page.append(mark);
      seen.observe(mark);
      return mark;
    });
    return () => {
      seen.disconnect();
      for (const mark of marks) mark.remove();
    };
  }, []);
  return root;
};
