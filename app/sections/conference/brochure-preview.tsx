import { Art } from '#app/widgets/art.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Launch } from '#app/widgets/icons.ts';
import css from './brochure-preview.module.css';

export type BrochurePreviewWords = {
	readonly preview: string;
	readonly cover: {
		readonly line: string;
		readonly name: string;
		readonly year: string;
		readonly when: string | undefined;
	};
	readonly inside: readonly { readonly heading: string; readonly lines: readonly string[] }[];
};

/** The brochure on the page from 768 px up (PLAN-3): its cover and its inner pages, a link to the file itself. */
export function BrochurePreview({ file, words }: { file: string; words: BrochurePreviewWords }) {
	const { cover, inside } = words;
	return (
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
	);
}
