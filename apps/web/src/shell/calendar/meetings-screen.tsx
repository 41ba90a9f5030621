import { MeetingsPage } from '../../coaching/meetings/meetings-page.tsx';
import { FeedButton } from './feed-button.tsx';

export const MeetingsScreen = () => <MeetingsPage actions={<FeedButton />} />;
