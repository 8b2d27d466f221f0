import { Outlet } from 'react-router';
import * as pace from '#app/behaviours/pace.ts';
import { chats } from '#content/company.ts';
import { softwareNavigation } from '#content/navigation.ts';
import { Shell } from './shell.tsx';

/** `/software`: anchors in the header, which changes after 50 px (SOFT-1). */
export default function SoftwareLayout() {
	return (
		<Shell
			thread="software"
			navigation={softwareNavigation}
			bar={false}
			chat={chats.software}
			stuckBeyond={pace.navbarBeyond}
		>
			<Outlet />
		</Shell>
	);
}
