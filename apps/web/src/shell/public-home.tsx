import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

/** The loader of `/` also returns the page, because most visitors never need its code. */
export type PublicHomeData<Settings = unknown> = {
  Page: ComponentType<{ settings: Settings }>;
  settings: Settings;
};

export const PublicHome = () => {
  const { Page, settings } = useLoaderData<PublicHomeData>();
  return <Page settings={settings} />;
};
