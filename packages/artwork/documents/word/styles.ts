import { twips } from './words.ts';

/** The styles of the template: an author keeps them and replaces the words. */

interface Style {
	readonly id: string;
	readonly name: string;
	/** Half points. */
	readonly size?: number;
	readonly run?: string;
	readonly paragraph?: string;
	readonly next?: string;
}

const centred = '<w:jc w:val="center"/>';
const space = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const numberedBy = (list: number, level = 0) =>
	`<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
const indented = `<w:ind w:firstLine="${twips(3.5)}"/><w:jc w:val="both"/>`;
const hanging = '<w:ind w:left="360" w:hanging="360"/>';

const styles: readonly Style[] = [
	{ id: 'Title', name: 'Title', size: 48, paragraph: space(0, 60) + centred, next: 'Author' },
	{ id: 'Subtitle', name: 'Subtitle', size: 22, paragraph: space(0, 160) + centred },
	{ id: 'Author', name: 'Author', size: 22, paragraph: space(0, 240) + centred },
	{ id: 'Abstract', name: 'Abstract', size: 18, run: '<w:b/>', paragraph: space(0, 120) + indented },
	{
		id: 'Heading1',
		name: 'heading 1',
		size: 20,
		run: '<w:smallCaps/>',
		paragraph: `<w:keepNext/>${numberedBy(1)}${space(160, 80)}${centred}<w:outlineLvl w:val="0"/>`,
		next: 'BodyText',
	},
	{
		id: 'Heading2',
		name: 'heading 2',
		size: 20,
		run: '<w:i/>',
		paragraph: `<w:keepNext/>${numberedBy(1, 1)}${space(120, 60)}<w:outlineLvl w:val="1"/>`,
		next: 'BodyText',
	},
	{ id: 'BodyText', name: 'Body Text', paragraph: indented },
	{ id: 'ListBullet', name: 'List Bullet', paragraph: `${numberedBy(2)}${hanging}<w:jc w:val="both"/>` },
	{
		id: 'TableCaption',
		name: 'Table Caption',
		size: 16,
		run: '<w:smallCaps/>',
		paragraph: `<w:keepNext/>${space(160, 60)}${centred}`,
	},
	{ id: 'TableText', name: 'Table Text', size: 16, paragraph: space(20, 20) },
	{ id: 'Figure', name: 'Figure', paragraph: `<w:keepNext/>${space(160, 40)}${centred}` },
	{ id: 'Caption', name: 'caption', size: 16, paragraph: space(0, 160) },
	{
		id: 'Formula',
		name: 'Formula',
		paragraph: `<w:tabs><w:tab w:val="center" w:pos="${twips(44)}"/><w:tab w:val="right" w:pos="${twips(88)}"/></w:tabs>${space(100, 100)}`,
	},
	{ id: 'References', name: 'References', size: 16, paragraph: `${numberedBy(3)}${hanging}` },
];

const one = ({ id, name, size, run = '', paragraph = '', next }: Style) =>
	`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>${next ? `<w:next w:val="${next}"/>` : ''}<w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}${size ? `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>` : ''}</w:rPr></w:style>`;

const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const face = 'Times New Roman';

export const stylesPart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:styles ${main}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${face}" w:hAnsi="${face}" w:eastAsia="${face}" w:cs="${face}"/><w:sz w:val="20"/><w:szCs w:val="20"/><w:lang w:val="en-IN" w:eastAsia="en-IN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>${styles.map(one).join('')}</w:styles>`;

const level = (at: number, format: string, text: string, style = '', indent = '') =>
	`<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${style && `<w:pStyle w:val="${style}"/>`}<w:suff w:val="${indent ? 'tab' : 'space'}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr>${indent}</w:pPr></w:lvl>`;
const list = (id: number, levels: string) =>
	`<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels}</w:abstractNum>`;

/** 1: headings I. and A.; 2: bullets; 3: references [1]. */
export const numberingPart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:numbering ${main}>${list(1, level(0, 'upperRoman', '%1.', 'Heading1') + level(1, 'upperLetter', '%2.', 'Heading2'))}${list(2, level(0, 'bullet', '•', 'ListBullet', hanging))}${list(3, level(0, 'decimal', '[%1]', 'References', hanging))}${[1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}</w:numbering>`;
