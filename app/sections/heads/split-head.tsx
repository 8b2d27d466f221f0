import type { ReactNode } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import { unbroken } from '#app/widgets/unbroken.tsx';
import type { Intro, IntroWithActions, Thread } from '#content/shapes.ts';
import { OpeningActions } from '../opening-actions.tsx';
import css from './split-head.module.css';

type SplitHeadProps = Intro &
	Partial<Pick<IntroWithActions, 'actions'>> & {
		readonly id?: string;
		/** The division, where it is another than the page's. */
		readonly thread?: Thread;
		readonly ground?: 'paper' | 'tint' | 'wash' | 'field' | 'night';
		/** The title in the largest type: for a page from which one goes on to others. */
		readonly large?: boolean;
		/** What the page shows: marked where it is a sample. */
		readonly records?: readonly object[];
		/** What tells this page from others: a picture, a plant, the contents. Below 1024 px it stands under the words. */
		readonly beside?: ReactNode;
		/**
		 * Where that stands from 1024 px up: in the right column, in its middle or at its `top`; in the right `half` of the
		 * window, to the edge, or with `most` of the window (from 1280 px up); in the lower right `corner`; still `below`.
		 * Parts made for one of these places: `ContentsList` for `top`, `EdgePicture` and `Works` for `half`,
		 * `SpeakerPicture` for `most`, `Leaf` for `corner`, `Years` for `below`.
		 */
		readonly at?: 'column' | 'top' | 'half' | 'most' | 'corner' | 'below';
		/** Below the lead, where `actions` do not say it. */
		readonly children?: ReactNode;
	};

/** Opens a page with words and ways on, and beside them what tells the page from others. */
export function SplitHead(props: SplitHeadProps) {
	const { id, thread, ground = 'paper', large, heading, lead, pending, actions, records = [] } = props;
	const { beside, at = 'column', children } = props;
	const isDyed = ground === 'field' || ground === 'night';
	return (
		<div
			id={id}
			className={[`on-${ground}`, css.head, large && css.large, beside && css[at]].filter(Boolean).join(' ')}
			data-thread={thread}
		>
			<div className={`wrap ${css.inner}`}>
				<div className={css.words}>
					<Headline
						as="h1"
						size={large ? 'display' : undefined}
						heading={unbroken(heading)}
						long={records.length > 0}
						of={records}
						pending={pending}
					/>
					<p className="lead">{lead}</p>
					{actions && (
						<div className="btns">
							<OpeningActions actions={actions} dyed={isDyed} />
						</div>
					)}
					{children}
				</div>
				{beside}
				{at === 'column' && <i className={css.end} hidden />}
			</div>
		</div>
	);
}
