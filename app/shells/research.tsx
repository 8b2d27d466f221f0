import { Outlet } from 'react-router';
import { chats } from '#content/company.ts';
import { researchNavigation } from '#content/navigation.ts';
import { Shell } from './shell.tsx';

export default function ResearchLayout() {
	return (
		<Shell thread="research" navigation={researchNavigation} chat={chats.general}>
			<Outlet />
		</Shell>
	);
}
