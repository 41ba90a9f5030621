const LOBBY = '/study-tracker/study-room';
const PARAM = 'davet';

export const inviteAddress = (link: string): string => `${location.origin}${LOBBY}?${PARAM}=${link}`;

export const openedInvite = (search: string): string | null => new URLSearchParams(search).get(PARAM);
