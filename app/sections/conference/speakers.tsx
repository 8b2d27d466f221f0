import type { ReactNode } from 'react';
import { OutsideName } from '#app/widgets/outside-name.tsx';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Speaker } from '#content/shapes.ts';
import css from './speakers.module.css';

type SpeakersProps = {
	/** Over the names, beside the scene. */
	readonly heading?: ReactNode;
	readonly people: readonly Speaker[];
	/** One scene for all of them. */
	readonly picture?: Illustration;
};

/** The speakers in rows, by name with a portrait or by role, with what else is known of them (CONF-3). */
export function Speakers({ heading, people, picture }: SpeakersProps) {
	return (
		<div className={css.speakers}>
			{picture && (
				<Picture {...picture} sizes={`(min-width: 1024px) 46vw, ${betweenMargins}`} className={css.scene} />
			)}
			<div className={css.words}>
				{heading}
				<ol className={`names ${css.people}`}>
					{people.map(({ name, role, affiliation, subject, link, portrait }, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and their order never changes on a page
						<li key={at} className={css.person}>
							{name !== undefined && <Picture {...portrait} className={css.portrait} sizes="5rem" />}
							<div>
								<b>
									<OutsideName name={name ?? role} link={link} />
								</b>
								{name !== undefined && <span>{role}</span>}
								{affiliation !== undefined && <span>{affiliation}</span>}
								{subject !== undefined && <cite>{subject}</cite>}
							</div>
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}
