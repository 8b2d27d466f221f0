import { chats } from '#content/company.ts';
import { conferenceNavigation } from '#content/navigation.ts';
import { Layout } from './layout.tsx';

/** The pages of the conference division. */
export function ConferenceLayout() {
	return (
		<Layout thread="conferences" navigation={conferenceNavigation} chat={chats.general} floats={false} />
	);
}
