import { Trouble } from '#app/sections/trouble.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { trouble } from '#content/odds.ts';

export const meta = answerMeta(trouble.title);

export default function ErrorPage() {
	return <Trouble {...trouble} />;
}
