import type { ReactNode } from 'react';
import { Anchor } from '#app/widgets/anchor.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { Contents, Intro } from '#content/shapes.ts';
import css from './document-head.module.css';

type DocumentHeadProps = Intro & {
	readonly contents: Contents;
	/** What the page shows: marked where it is a sample. */
	readonly records?: readonly object[];
	/** Below the lead, at the left. */
	readonly children?: ReactNode;
};

/** Whether a name and its answer are too long to share a line of a phone. */
const isLong = (name: string, short = '') => name.length + short.length > 30;

/** Opens a page that one looks something up in: the title, and its contents as a book has them. */
export function DocumentHead({ heading, lead, contents, records = [], children }: DocumentHeadProps) {
	return (
		<div className={`wrap ${css.head}`}>
			<div className={css.title}>
				<div className="headline headline--long">
					<h1 className="h1">{heading}</h1>
					<SampleMark of={records} />
				</div>
				<p className="lead">{lead}</p>
				{children}
			</div>
			{contents.entries.length === 0 ? null : <ContentsList {...contents} />}
		</div>
	);
}

function ContentsList({ label, entries }: Contents) {
	return (
		<nav className={css.contents} aria-label={label}>
			<p className={css.label} aria-hidden="true">
				{label}
			</p>
			<ol>
				{entries.map(({ name, short, to }) => (
					<li key={name} className={isLong(name, short) ? css.long : undefined}>
						<Anchor to={to}>
							<b>{name}</b>
							{short === undefined ? null : <span>{short}</span>}
						</Anchor>
					</li>
				))}
			</ol>
		</nav>
	);
}
