import { NotFound } from '#app/sections/not-found.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { notFound } from '#content/odds.ts';

export const meta = answerMeta(notFound.title);

export default function NotFoundPage() {
	return <NotFound {...notFound} />;
}
