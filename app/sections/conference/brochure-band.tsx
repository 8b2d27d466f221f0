import { Art } from '#app/widgets/art.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Launch } from '#app/widgets/icons.ts';
import { Section } from '../section.tsx';
import css from './brochure-band.module.css';

type BrochureWords = {
	readonly heading: string;
	readonly text: string;
	readonly preview: string;
	readonly cover: Readonly<Record<'line' | 'name' | 'year', string> & { when: string | undefined }>;
	readonly inside: readonly { readonly heading: string; readonly lines: readonly string[] }[];
};

/**
 * PLAN-3: the brochure on the page from 768 px up, its cover and its inner pages, a link to the file itself; below that
 * the page only offers the download of its head.
 */
export function BrochureBand({ file, words }: { file: string; words: BrochureWords }) {
	const { cover, inside } = words;
	return (
		<Section className={`section--after ${css.band}`} heading={words.heading} lead={words.text}>
			<a className={css.preview} href={file}>
				<span className={`${css.page} ${css.cover} on-field`} aria-hidden="true">
					<Art of="marigold" className={css.plant} />
					<span>{cover.line}</span>
					<b>
						<span>{cover.name}</span>
						<br />
						<span>{cover.year}</span>
					</b>
					<span>{cover.when}</span>
				</span>
				{inside.map(({ heading, lines }) => (
					<span key={heading} className={`${css.page} ${css.inside}`} aria-hidden="true">
						<b>{heading}</b>
						{lines.map((line) => (
							<span key={line}>{line}</span>
						))}
					</span>
				))}
				<span className={css.open}>
					<span>{words.preview}</span>
					<Icon of={Launch} />
				</span>
			</a>
		</Section>
	);
}
