import * as timings from '#app/behaviours/timings.ts';
import { chats } from '#content/company.ts';
import { softwareNavigation } from '#content/site/navigation.ts';
import { Layout } from './layout.tsx';

/** `/software`: anchors in the header, which changes after 50 px (SOFT-1). */
export function SoftwareLayout() {
	return (
		<Layout
			thread="software"
			navigation={softwareNavigation}
			bar={false}
			chat={chats.software}
			stuckBeyond={timings.navbarBeyond}
		/>
	);
}
