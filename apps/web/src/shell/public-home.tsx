import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

/** What the loader of `/` gives for people who are not signed in; the page comes with it, since most never need its code. */
export type PublicHomeData<Settings = unknown> = {
  Page: ComponentType<{ settings: Settings }>;
  settings: Settings;
};

export const PublicHome = () => {
  const { Page, settings } = useLoaderData<PublicHomeData>();
  return <Page settings={settings} />;
};
