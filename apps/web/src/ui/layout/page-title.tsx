export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Netlik`}</title>;
