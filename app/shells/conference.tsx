import { Outlet } from 'react-router';
import { chats } from '#content/company.ts';
import { conferenceNavigation } from '#content/navigation.ts';
import { Shell } from './shell.tsx';

export default function ConferenceLayout() {
	return (
		<Shell thread="conferences" navigation={conferenceNavigation} chat={chats.general}>
			<Outlet />
		</Shell>
	);
}
