import { Section } from '#app/sections/section.tsx';
import { Anchor } from '#app/widgets/anchor.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import type { Mat } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import css from './mat-entry.module.css';
import { MatFacts, type MatLabels } from './mat-facts.tsx';
import { Plant } from './plant.tsx';

type MatEntryProps = {
	readonly mat: Mat;
	readonly labels: MatLabels;
	/** Its place among the mats, from 0: one of three shows its cloth up to an edge of the window, now right, now left. */
	readonly at: number;
};

/** All that is said of a mat, whose word that is, and the way to ask about it. */
export function MatEntry({ mat, labels, at }: MatEntryProps) {
	const large = at % 3 === 0;
	const look = [css.entry, large && css.large, large && at % 2 === 1 && css.mirrored];
	const swatch = (
		<div className={`soft ${css.swatch}`}>
			<Picture
				{...mat.picture}
				className="crop"
				sizes={large ? '(min-width: 1024px) 50vw, (min-width: 768px) 24rem, 100vw' : '24rem'}
			/>
			<p>
				<Plant mat={mat} />
			</p>
		</div>
	);
	return (
		<Section
			split
			id={mat.id}
			ground={large ? 'wash' : 'paper'}
			className={look.filter(Boolean).join(' ')}
			heading={mat.title}
			end={swatch}
		>
			<MatFacts mat={mat} labels={labels} wide={large ? 'lines' : 'columns'}>
				<dt>{labels.facts}</dt>
				{mat.facts.map((fact) => (
					<dd key={fact}>{fact}</dd>
				))}
				<dt>{labels.sources}</dt>
				{mat.sources.map(({ text, link }) => (
					<dd key={text}>{link === undefined ? text : <Anchor to={link}>{text}</Anchor>}</dd>
				))}
			</MatFacts>
			<GoLink label={labels.ask} to={`${paths.contact}?topic=mat-${mat.id}`} />
		</Section>
	);
}
