import * as timings from '#app/behaviours/timings.ts';
import { softwareNavigation } from '#content/site/navigation.ts';
import { Layout } from './layout.tsx';

/** `/software`: anchors in the header, which changes after 50 px (SOFT-1). */
export function SoftwareLayout() {
	return <Layout thread="software" navigation={softwareNavigation} stuckBeyond={timings.navbarBeyond} />;
}
