import { Outlet, useMatches } from 'react-router';
import { chats } from '#content/company.ts';
import { type Navigation, serviceNavigation } from '#content/navigation.ts';
import { paths } from '#contract/paths.ts';
import { Shell } from './shell.tsx';

/** A page may bring its own navigation: `export const handle = { navigation }` (WDEV-1, API-1). */
export type ServiceHandle = { readonly navigation: Navigation };

/** The service pages: the logo leads to `/software` (SVC-1). */
export default function ServiceLayout() {
	const handle = useMatches().at(-1)?.handle as ServiceHandle | undefined;
	return (
		<Shell
			thread="software"
			navigation={handle?.navigation ?? serviceNavigation}
			home={paths.software}
			bar={false}
			chat={chats.software}
		>
			<Outlet />
		</Shell>
	);
}
