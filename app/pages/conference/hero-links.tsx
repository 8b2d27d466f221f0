import { editions } from '#app/editions/editions.ts';
import { EditionButton } from '#app/sections/conference/edition-button.tsx';
import { heroLinksOf } from '#content/conference/conference.ts';

const { current } = editions;
const heroLinks = heroLinksOf(editions);

/** The links in the head of the conference page. */
export function HeroLinks() {
	return (
		<p className="btns">
			<EditionButton edition={current} links={heroLinks.first} kind="ink" />
			{heroLinks.second && <EditionButton edition={current} links={heroLinks.second} kind="lineink" />}
		</p>
	);
}
