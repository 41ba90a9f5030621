/** What the build writes into pages with ready markup for the script below. */
export type ReadyPlan = {
  /** Where the session is stored. */
  sessionKey: string;
  /** Present where the page has both variants of an experiment. */
  experiment?: { name: string; variants: readonly string[]; idKey: string; prefix: string };
};

/**
 * Runs before ready markup is painted: hides it from somebody who is signed in, keeps a form that is sent before the scripts
 * are there, and chooses the variant. It runs as text, so it may use nothing from outside itself.
 */
export const readyScript = (plan: ReadyPlan, hash: (text: string) => number): void => {
  const html = document.documentElement;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.closest('[data-ready]')) return;
      event.preventDefault();
      form.dataset.held = '';
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
    const asked = new URLSearchParams(location.search).get(key);
    const kept = isVariant(asked) ? asked : sessionStorage.getItem(`netlik.${key}`);
    let id = localStorage.getItem(idKey);
    if (!id) {
      id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      localStorage.setItem(idKey, id);
    }
    chosen = isVariant(kept) ? kept : variants[hash(`${name}:${id}`) % variants.length]!;
  } catch {
    // Storage is blocked: the first variant is shown.
  }
  if (experiment) html.dataset.variant = chosen ?? experiment.variants[0]!;
};
