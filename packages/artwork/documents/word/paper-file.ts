import type { PaperBlock, PaperSection, PaperTemplateWords } from '@aeg/contract/artwork.ts';
import sharp from 'sharp';
import { figure } from '../paper/figure.ts';
import { romanNumbers } from '../paper/roman-numbers.ts';
import { numberingPart, stylesPart } from './styles.ts';
import { escapeXml, formula, pageOf, paragraph, picture, run, table } from './words.ts';
import { type Part, zip } from './zip.ts';

const open = 'http://schemas.openxmlformats.org';
const spaces = `xmlns:w="${open}/wordprocessingml/2006/main" xmlns:r="${open}/officeDocument/2006/relationships" xmlns:m="${open}/officeDocument/2006/math" xmlns:wp="${open}/drawingml/2006/wordprocessingDrawing" xmlns:a="${open}/drawingml/2006/main" xmlns:pic="${open}/drawingml/2006/picture"`;
const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;

/** A block of the template; `tables` numbers those with a caption. */
function block(part: PaperBlock, tables: Iterator<string>): string {
	if (typeof part === 'string') return paragraph('BodyText', run(part));
	if (part.is === 'list') return part.items.map((item) => paragraph('ListBullet', run(item))).join('');
	if (part.is === 'formula') return formula(part.number);
	if (part.is === 'figure')
		return (
			paragraph('Figure', picture('rId4', part.alt, 80, 43.3)) +
			paragraph('Caption', run(`Fig. 1. ${part.caption}`))
		);
	const title = `Table ${tables.next().value}. ${part.caption}`;
	return paragraph('TableCaption', run(title)) + table(part.rows) + paragraph('BodyText', '');
}

const section = ({ heading, under, blocks }: PaperSection, tables: Iterator<string>) =>
	paragraph(under ? 'Heading2' : 'Heading1', run(heading)) +
	blocks.map((part) => block(part, tables)).join('');

/** A heading of the first level without a number. */
const free = (text: string) =>
	paragraph('Heading1', run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>');

const lines = (texts: readonly string[]) => texts.map((text) => run(text)).join('<w:r><w:br/></w:r>');

function body(paper: PaperTemplateWords): string {
	const tables = romanNumbers();
	const columns = paper.authors.length;
	const authors = paper.authors.map((texts, at) =>
		paragraph(
			'Author',
			(at > 0 ? '<w:r><w:br w:type="column"/></w:r>' : '') + lines(texts),
			at === columns - 1 ? pageOf(columns) : '',
		),
	);
	return [
		paragraph('Title', run(paper.title)),
		paragraph('Subtitle', run(paper.subtitle), pageOf(1)),
		...authors,
		paragraph('Abstract', run('Abstract', '<w:i/>') + run(`—${paper.abstract}`)),
		paragraph('Abstract', run('Keywords', '<w:i/>') + run(`—${paper.keywords}`)),
		...paper.sections.map((part) => section(part, tables)),
		free('Acknowledgement'),
		paragraph('BodyText', run(paper.acknowledgement)),
		free('References'),
		...paper.references.map((text) => paragraph('References', run(text))),
		pageOf(2),
	].join('');
}

const kinds = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const types = `<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${kinds}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${kinds}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${kinds}.numbering+xml"/><Override PartName="/word/settings.xml" ContentType="${kinds}.settings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`;
const relations = (entries: readonly (readonly [type: string, target: string])[]) =>
	xml(
		`<Relationships xmlns="${open}/package/2006/relationships">${entries.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`).join('')}</Relationships>`,
	);
const kind = (name: string) => `${open}/officeDocument/2006/relationships/${name}`;
const core = (title: string) =>
	`<cp:coreProperties xmlns:cp="${open}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>AEG Consultancy Services</dc:creator><dc:language>en-IN</dc:language></cp:coreProperties>`;

/** CONF-8: the paper template as a file of MS-Word, with styles, two columns, a table, a figure and a formula. */
export async function paperFile(paper: PaperTemplateWords): Promise<Buffer> {
	const drawn = await sharp(Buffer.from(figure()), { density: 288 })
		.flatten({ background: '#fff' })
		.png({ palette: true, colours: 16 })
		.toBuffer();
	const parts: readonly Part[] = [
		['[Content_Types].xml', xml(types)],
		[
			'_rels/.rels',
			relations([
				[kind('officeDocument'), 'word/document.xml'],
				[`${open}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
			]),
		],
		['docProps/core.xml', xml(core(paper.fileTitle))],
		['word/document.xml', xml(`<w:document ${spaces}><w:body>${body(paper)}</w:body></w:document>`)],
		[
			'word/_rels/document.xml.rels',
			relations([
				[kind('styles'), 'styles.xml'],
				[kind('numbering'), 'numbering.xml'],
				[kind('settings'), 'settings.xml'],
				[kind('image'), 'media/figure.png'],
			]),
		],
		['word/styles.xml', stylesPart],
		['word/numbering.xml', numberingPart],
		[
			'word/settings.xml',
			xml(
				`<w:settings ${spaces}><w:autoHyphenation/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`,
			),
		],
		['word/media/figure.png', drawn],
	];
	return zip(parts);
}
