export type PrerenderPlan = {
  sessionKey: string;
  /** Set if the page contains both variants of an experiment. */
  experiment?: { name: string; variants: readonly string[]; idKey: string; prefix: string };
};

/**
 * Runs before the first paint: hides the page from signed-in users, marks a form submitted before hydration,
 * and chooses the variant. It runs as text, so it must be self-contained.
 */
export const prerenderScript = (plan: PrerenderPlan, hash: (text: string) => number): void => {
  const html = document.documentElement;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.closest('[data-prerendered]')) return;
      event.preventDefault();
      form.dataset.submittedEarly = '';
    },
    true,
  );
  const { experiment } = plan;
  let chosen: string | null = null;
  try {
    if (localStorage.getItem(plan.sessionKey)) html.dataset.session = '';
    if (!experiment) return;
    const { name, variants, idKey, prefix } = experiment;
    const key = prefix + name;
    const isVariant = (value: string | null) => value !== null && variants.includes(value);
    const requested = new URLSearchParams(location.search).get(key);
    const override = isVariant(requested) ? requested : sessionStorage.getItem(`netlik.${key}`);
    let id = localStorage.getItem(idKey);
    if (!id) {
      id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      localStorage.setItem(idKey, id);
    }
    chosen = isVariant(override) ? override : variants[hash(`${name}:${id}`) % variants.length]!;
  } catch {
    // Without storage the first variant is shown.
  }
  if (experiment) html.dataset.variant = chosen ?? experiment.variants[0]!;
};
