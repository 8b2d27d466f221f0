import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'mobileApps',
	title: 'Mobile app development',
	description: 'Mobile apps: stack, services, process and features.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function MobileApps() {
	return <PageHead heading={words.title} lead={words.description} />;
}
