import { Anchor } from '#app/widgets/anchor.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import type { Mat } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import css from './mat-facts.module.css';

export type MatLabels = {
	readonly open: string;
	readonly origin: string;
	readonly weave: string;
	readonly uses: string;
	readonly facts: string;
	readonly sources: string;
	readonly ask: string;
	readonly close: string;
};

/** What is known of a mat, and the way to ask about it. */
export function MatFacts({ mat, labels }: { mat: Mat; labels: MatLabels }) {
	return (
		<div className={css.facts}>
			<dl>
				<dt>{labels.origin}</dt>
				<dd>{mat.origin}</dd>
				<dt>{labels.weave}</dt>
				<dd>{mat.weave}</dd>
				<dt>{labels.uses}</dt>
				{mat.uses.map((use) => (
					<dd key={use}>{use}</dd>
				))}
				<dt>{labels.facts}</dt>
				{mat.facts.map((fact) => (
					<dd key={fact}>{fact}</dd>
				))}
			</dl>
			<ButtonLink kind="solid" label={labels.ask} to={`${paths.contact}?mat=${mat.id}`} />
			<div className={css.sources}>
				<p>{labels.sources}</p>
				<ul>
					{mat.sources.map(({ text, link }) => (
						<li key={text}>{link === undefined ? text : <Anchor to={link}>{text}</Anchor>}</li>
					))}
				</ul>
			</div>
		</div>
	);
}
