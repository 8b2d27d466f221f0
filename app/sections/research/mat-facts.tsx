import type { ReactNode } from 'react';
import type { Mat } from '#content/shapes.ts';
import css from './mat-facts.module.css';

export type MatLabels = {
	readonly open: string;
	readonly origin: string;
	/** In place of `origin`, of a fibre that was treated. */
	readonly treated: string;
	readonly weave: string;
	readonly uses: string;
	/** In place of `uses`, of a fibre that was treated. */
	readonly usesTreated: string;
	readonly facts: string;
	readonly sources: string;
	readonly ask: string;
	readonly more: string;
};

type MatFactsProps = {
	readonly mat: Mat;
	readonly labels: MatLabels;
	/** Where there is room: names at the left of what is said, or all of it in two columns. */
	readonly wide?: 'lines' | 'columns';
	/** More of them: names (`dt`) and what is said (`dd`). */
	readonly children?: ReactNode;
};

/** What is known of a mat. */
export function MatFacts({ mat, labels, wide, children }: MatFactsProps) {
	return (
		<dl className={wide ? `${css.facts} ${css.wide} ${css[wide]}` : css.facts}>
			<dt>{mat.treatment ? labels.treated : labels.origin}</dt>
			<dd>{mat.origin}</dd>
			<dt>{labels.weave}</dt>
			<dd>{mat.weave}</dd>
			<dt>{mat.treatment ? labels.usesTreated : labels.uses}</dt>
			{mat.uses.map((use) => (
				<dd key={use}>{use}</dd>
			))}
			{children}
		</dl>
	);
}
