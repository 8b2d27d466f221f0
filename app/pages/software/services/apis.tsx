import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'apis',
	title: 'API development',
	description: 'REST, GraphQL and WebSocket services with documentation and three plans.',
	thread: 'software',
} as const;

export const meta = pageMeta(words);

export default function Apis() {
	return <PageHead heading={words.title} lead={words.description} />;
}
