import { Fold } from '#app/widgets/fold.tsx';
import { OutsideName } from '#app/widgets/outside-name.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Speaker } from '#content/shapes.ts';
import css from './speakers.module.css';

type SpeakersProps = { readonly heading: string; readonly people: readonly Speaker[] };

/** So many have one or two in the last of rows of four; they stand in rows of three. */
const lonelyInFours = [5, 6, 9];

/** How many speakers there are, an empty place for each; once something is known of one, an open fold: by name with a portrait or by role (CONF-3). */
export function Speakers({ heading, people }: SpeakersProps) {
	if (people.every(isUnknown))
		return (
			<div className={css.unknown}>
				<h3 className="h3" id="speakers">
					{heading}
				</h3>
				<div className={css.places} aria-hidden="true">
					{people.map((_, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
						<i key={at} />
					))}
				</div>
			</div>
		);
	const inThrees = lonelyInFours.includes(people.length);
	return (
		<Fold id="speakers" heading={heading} open>
			<ol className={inThrees ? `names ${css.people} ${css.threes}` : `names ${css.people}`}>
				{people.map(({ name, role, affiliation, subject, link, portrait }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and their order never changes on a page
					<li key={at} className={css.person}>
						{name !== undefined && (
							<Picture
								{...portrait}
								className={`crop ${css.portrait}`}
								sizes={`(min-width: 1024px) ${inThrees ? '26rem' : '18rem'}, (min-width: 480px) 40vw, 7rem`}
							/>
						)}
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
		</Fold>
	);
}

function isUnknown({ name, affiliation, subject, link }: Speaker): boolean {
	return [name, affiliation, subject, link].every((one) => one === undefined);
}
