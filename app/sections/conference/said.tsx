import { Headline } from '#app/widgets/headline.tsx';
import type { Testimonial } from '#content/shapes.ts';
import css from './hub-panel.module.css';

type SaidProps = {
	readonly heading: string;
	readonly quotes: readonly Pick<Testimonial, 'name' | 'company' | 'text' | 'language'>[];
};

/** What attendees say, by role (HUB-6). */
export function Said({ heading, quotes }: SaidProps) {
	if (quotes.length === 0) return null;
	return (
		<>
			<Headline as="h3" heading={heading} of={quotes} />
			<div className={`names ${css.said}`}>
				{quotes.map(({ name, company, text, language }) => (
					<figure key={text} className={`stack ${css.quote}`}>
						<blockquote lang={language}>{text}</blockquote>
						<figcaption className="soft">
							<b>{name}</b>
							<span>{company}</span>
						</figcaption>
					</figure>
				))}
			</div>
		</>
	);
}
