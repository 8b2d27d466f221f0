import type { ReactNode } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import type { Contents, Intro } from '#content/shapes.ts';
import { ContentsList } from './contents-list.tsx';
import css from './document-head.module.css';

type DocumentHeadProps = Intro & {
	readonly contents: Contents;
	/** What the page shows: marked where it is a sample. */
	readonly records?: readonly object[];
	/** Below the lead, at the left. */
	readonly children?: ReactNode;
};

/** Opens a page that one looks something up in: the title, and its contents as a book has them. */
export function DocumentHead({ heading, lead, contents, records = [], children }: DocumentHeadProps) {
	return (
		<div className={`wrap abreast ${css.head}`}>
			<div className={css.title}>
				<Headline as="h1" heading={heading} long of={records} />
				<p className="lead">{lead}</p>
				{children}
			</div>
			{contents.entries.length === 0 ? null : <ContentsList {...contents} />}
		</div>
	);
}
