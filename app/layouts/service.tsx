import { useMatches } from 'react-router';
import type { PageModule } from '#app/navigation/loaded-page.tsx';
import { chats } from '#content/company.ts';
import type { Navigation } from '#content/shapes.ts';
import { serviceNavigation } from '#content/site/navigation.ts';
import { paths } from '#contract/paths.ts';
import { Layout } from './layout.tsx';

/** A page may bring its own navigation: `export const handle = { navigation }` (API-1), and one that stays (WDEV-1). */
export type ServiceHandle = { readonly navigation: Navigation; readonly fixed?: boolean };

/** The service pages: the logo leads to `/software` (SVC-1). */
export function ServiceLayout() {
	const page = useMatches().at(-1)?.loaderData as PageModule | undefined;
	const handle = page?.handle as ServiceHandle | undefined;
	return (
		<Layout
			thread="software"
			navigation={handle?.navigation ?? serviceNavigation}
			home={paths.software}
			bar={false}
			chat={chats.software}
			fixed={handle?.fixed ?? false}
		/>
	);
}
