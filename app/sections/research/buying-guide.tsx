import css from './buying-guide.module.css';

type Point = { readonly title: string; readonly text: string };

/** What an enquiry should say, as a list of terms. */
export function BuyingGuide({ points }: { points: readonly Point[] }) {
	return (
		<dl className={css.guide}>
			{points.map(({ title, text }) => (
				<div key={title}>
					<dt>{title}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
