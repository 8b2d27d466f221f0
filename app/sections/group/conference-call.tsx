import { OpeningActions } from '#app/sections/opening-actions.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration, Intro, Link } from '#content/shapes.ts';
import css from './conference-call.module.css';

type ConferenceCallProps = Intro & {
	readonly action: Link;
	readonly more: Link;
	readonly picture: Illustration;
};

/** LAND-1: the hero of the landing, on the dye of the conferences. */
export function ConferenceCall({ heading, lead, action, more, picture }: ConferenceCallProps) {
	return (
		<section id="home" className={`${css.call} on-field`} data-thread="conferences">
			<div className={css.words}>
				<h1 className="display">{heading}</h1>
				<p className="lead">{lead}</p>
				<div className="btns">
					<OpeningActions actions={[action, more]} dyed />
				</div>
			</div>
			<div className={`frayed ${css.hall}`}>
				<Picture {...picture} eager sizes={wideFrom(1280, '58vw')} />
			</div>
		</section>
	);
}
