export const ENTRY_PAGE = '/dashboard';
/** The installed app's shortcut opens the quick entry directly. */
export const ENTRY_ADDRESS = `${ENTRY_PAGE}?entry=1`;
