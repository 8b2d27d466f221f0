import { useLocation } from 'react-router';
import { landingNavigation } from '#content/site/navigation.ts';
import { paths } from '#contract/paths.ts';
import { Layout } from './layout.tsx';

/** `/` and `/nehome`: the header scrolls to their own sections (HEAD-7). */
export function LandingLayout() {
	const { pathname } = useLocation();
	return <Layout thread="group" navigation={landingNavigation} back={pathname !== paths.home} />;
}
