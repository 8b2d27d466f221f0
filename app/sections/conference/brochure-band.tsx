import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import css from './brochure-preview.module.css';
import { BrochurePreview, type BrochurePreviewWords } from './brochure-preview.tsx';

type BrochureBandProps = {
	readonly file: string;
	readonly words: BrochurePreviewWords & { readonly heading: string; readonly text: string };
};

/** PLAN-3: the brochure previewed from 768 px up; below that the page only offers the download of its head. */
export function BrochureBand({ file, words }: BrochureBandProps) {
	return (
		<Section className={`section--after ${css.band}`}>
			<SectionHeading heading={words.heading} lead={words.text} />
			<BrochurePreview file={file} words={words} />
		</Section>
	);
}
