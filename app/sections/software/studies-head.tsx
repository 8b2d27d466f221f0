import type { Href, IntroWithActions, Preview, Sampled } from '#content/shapes.ts';
import { OpeningActions } from '../opening-actions.tsx';
import { Studies } from './studies.tsx';
import css from './studies-head.module.css';

type StudiesHeadProps = IntroWithActions & {
	readonly id: string;
	/** What was made, newest first: three at most have room. */
	readonly works: readonly Sampled<Preview>[];
	/** On a work that was not made for a client. */
	readonly study: string;
	/** Where all of them are. */
	readonly all: Href;
};

/** The indigo field of `/software`: start, look, and the newest works (SOFT-2). */
export function StudiesHead({ id, heading, lead, actions, works, study, all }: StudiesHeadProps) {
	return (
		<div id={id} className={`on-field ${css.head}`}>
			<div className={`wrap ${css.inner}`}>
				<div className={css.words}>
					<h1 className="display">{heading}</h1>
					<p className={`lead ${css.lead}`}>{lead}</p>
					<div className={`btns ${css.ways}`}>
						<OpeningActions actions={actions} dyed />
					</div>
				</div>
				<Studies works={works} study={study} to={all} />
			</div>
		</div>
	);
}
