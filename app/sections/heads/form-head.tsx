import type { ReactNode } from 'react';
import { Headline } from '#app/widgets/headline.tsx';
import css from './form-head.module.css';

type FormHeadProps = {
	/** In words, or a part that says them by the clock. */
	readonly heading: ReactNode;
	readonly lead?: ReactNode;
	/** What stands below, so that it is marked while any of it is a sample. */
	readonly records?: readonly object[];
	/** Above the form, on its card. */
	readonly formHeading?: string;
	/** Under the title, on a phone under the form: what happens once it is sent, a scene. */
	readonly next?: ReactNode;
	/** Where a link into the form leads. */
	readonly id?: string;
	/** The form, or what takes its place. */
	readonly children: ReactNode;
};

/** Opens a page that one came to fill in: the form stands in the first view, beside the title. */
export function FormHead(props: FormHeadProps) {
	const { heading, lead, records = [], formHeading, next, id, children } = props;
	return (
		<div className="on-wash" data-head="form">
			<div className={`wrap ${css.inner}`}>
				<div className={css.words}>
					<Headline as="h1" heading={heading} of={records} />
					{lead === undefined ? null : <p className="lead">{lead}</p>}
				</div>
				<div className={`selvedge ${css.card}`} id={id}>
					{formHeading === undefined ? null : <h2 className="h3">{formHeading}</h2>}
					{children}
				</div>
				{next === undefined ? null : <div className={css.next}>{next}</div>}
			</div>
		</div>
	);
}
