export const ENTRY_PAGE = '/dashboard';
export const ENTRY_PARAM = 'entry';
/** Opens the quick entry at once, as the installed app's shortcut does. */
export const ENTRY_ADDRESS = `${ENTRY_PAGE}?${ENTRY_PARAM}=1`;
