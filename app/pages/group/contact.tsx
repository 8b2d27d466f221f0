import { PageHead } from '#app/sections/page-head.tsx';
import { pageMeta } from '#app/seo/meta.ts';

const words = {
	path: 'contact',
	title: 'Contact us',
	description:
		'Write to AEG Consultancy Services in Bhopal, or find the address, the phone number and the way to the office.',
	thread: 'group',
} as const;

export const meta = pageMeta(words);

export default function Contact() {
	return <PageHead heading={words.title} lead={words.description} />;
}
