import type { LazyPage } from '#app/navigation/page-module.ts';
import type { PageModule } from '#app/navigation/page-route.ts';
import type { Navigation } from '#content/shapes.ts';
import { serviceNavigation } from '#content/site/navigation.ts';
import { paths } from '#contract/paths.ts';
import { Layout } from './layout.tsx';

/** A page may bring its own navigation: `export const handle = { navigation }` (API-1), and one that stays (WDEV-1). */
export type ServiceHandle = { readonly navigation: Navigation; readonly fixed?: boolean };

/** A service page in its layout: the logo leads to `/software` (SVC-1). */
export function ServicePage({ page }: { readonly page: LazyPage<PageModule> }) {
	const { Component, handle } = page.module();
	const { navigation = serviceNavigation, fixed = false } = (handle ?? {}) as Partial<ServiceHandle>;
	return (
		<Layout thread="software" navigation={navigation} home={paths.software} fixed={fixed}>
			<Component />
		</Layout>
	);
}
