import { Outlet, useLocation } from 'react-router';
import { chats } from '#content/company.ts';
import { landingNavigation } from '#content/navigation.ts';
import { paths } from '#contract/paths.ts';
import { Shell } from './shell.tsx';

/** `/` and `/nehome`: the header scrolls to their own sections (HEAD-7). */
export default function LandingLayout() {
	const { pathname } = useLocation();
	return (
		<Shell thread="group" navigation={landingNavigation} back={pathname !== paths.home} chat={chats.general}>
			<Outlet />
		</Shell>
	);
}
