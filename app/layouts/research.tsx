import { researchNavigation } from '#content/site/navigation.ts';
import { Layout } from './layout.tsx';

/** The pages of the research division. */
export function ResearchLayout() {
	return <Layout thread="research" navigation={researchNavigation} />;
}
