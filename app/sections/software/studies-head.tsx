import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Href, IntroWithActions, Preview, Sampled } from '#content/shapes.ts';
import { OpeningActions } from '../opening-actions.tsx';
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

/** The indigo field of `/software`: start, look, and up to three works: the top of each page, and its name (SOFT-2). */
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
				{works.length === 0 ? null : (
					<ul className={`selvedge ${css.studies}`}>
						{works.map(({ title, kind, picture, sample }) => (
							<li key={title}>
								<Anchor to={all} className={css.work}>
									<Picture
										{...picture}
										eager="low"
										sizes="(min-width: 1024px) 29vw, 55vw"
										className={`fill ${css.picture}`}
									/>
									<span className={css.name}>
										<b>{sample ? study : title}</b>
										<span>{` ${kind}`}</span>
									</span>
								</Anchor>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}
