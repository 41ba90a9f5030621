export const ENTRY_PAGE = '/dashboard';
/** Opens the quick entry at once, as the installed app's shortcut does. */
export const ENTRY_ADDRESS = `${ENTRY_PAGE}?entry=1`;
