const SOURCE = 'https://accounts.google.com/gsi/client';

type Credential = { credential?: string };

type GoogleIdentity = {
  initialize: (options: {
    client_id: string;
    callback: (reply: Credential) => void;
    locale?: string;
  }) => void;
  renderButton: (place: HTMLElement, look: Record<string, string | number>) => void;
};

type GoogleWindow = { google?: { accounts?: { id?: GoogleIdentity } } };

const identity = () => (window as GoogleWindow).google?.accounts?.id;

let loading: Promise<GoogleIdentity> | null = null;

const load = (): Promise<GoogleIdentity> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading = null;
      reject(new Error('Google script not loaded'));
    };
    script.src = SOURCE;
    script.async = true;
    script.onload = () => {
      const loaded = identity();
      if (loaded) resolve(loaded);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });

/** Loads once per page where Google sign-in is configured; a failed load can be retried. */
export const googleIdentity = (): Promise<GoogleIdentity> => {
  const loaded = identity();
  if (loaded) return Promise.resolve(loaded);
  loading ??= load();
  return loading;
};
