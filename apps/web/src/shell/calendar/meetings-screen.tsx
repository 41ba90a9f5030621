import { MeetingsPage } from '../../features/coach/coach-meetings/meetings-page.tsx';
import { FeedButton } from './feed-button.tsx';

export const MeetingsScreen = () => <MeetingsPage actions={<FeedButton />} />;
