import type { ConferenceEdition } from '#content/edition.ts';
import type { PaperSection } from '#contract/artwork.ts';
import { counted } from '../counted.ts';
import { cellsOf, datesOf } from './dates.ts';

/** CONF-8: the paper template, one text for the PDF and for MS-Word. It explains the format in the format itself. */

export function paperTemplateOf(edition: ConferenceEdition) {
	const { name, tracks, journals } = edition;
	return {
		fileTitle: `${name}: paper template`,
		title: 'Title of the Paper, in at Most Two Lines',
		subtitle: `Paper template of ${name}. Replace all of its text with your own.`,
		authors: [
			['Author name', 'Department', 'Institute', 'City, country', 'email address'],
			['Second author name', 'Department', 'Institute', 'City, country', 'email address'],
			['Third author name', 'Department', 'Institute', 'City, country', 'email address'],
		],
		abstract:
			'Say in 150 to 250 words what the question was, how you worked on it, what you found and what follows from it. Write whole sentences. Leave out symbols, footnotes and references, because the abstract is also read without the paper.',
		keywords: 'four to six words or short phrases, in alphabetical order, separated by commas',
		references: [
			'Initials and surname of the authors, “Title of the paper,” Name of the Journal, volume, number, pages, month and year.',
			'Initials and surname of the authors, “Title of the paper,” in Proceedings of the Conference, city, country, year, pages.',
			'Initials and surname of the author, Title of the Book, edition. City: publisher, year.',
			'Name of the organisation. “Title of the page.” Address of the page (read on day, month, year).',
		],
		sections: [
			{
				heading: 'Introduction',
				blocks: [
					'This template explains the format and is itself set in it: double-column IEEE format, on A4. The MS-Word file has the same text with ready styles. The simplest way is to open that file, keep its styles and replace the text with your own.',
					'Use the introduction to say what is known, what is missing and what your paper adds. Its last paragraph tells the reader what each section holds.',
				],
			},
			{
				heading: 'What may be submitted',
				blocks: [
					'The conference takes full papers, not abstracts alone. Before you start, check four things.',
					{
						is: 'list',
						items: [
							'The work is novel, and it has not been published before.',
							'No other journal or conference is reviewing it at the same time.',
							'The paper has 8 to 9 pages, including figures, tables and references.',
							`It belongs to one of the ${counted(tracks.length, 'track')}. Name the track when you submit.`,
						],
					},
				],
			},
			{
				heading: 'Page and type',
				blocks: [
					'The page is A4, 210 mm wide and 297 mm high. The text is set in two columns of equal width. Do not add page numbers, headers or footers: they are added when the proceedings are put together.',
					{
						is: 'table',
						caption: 'Measures of the page',
						rows: [
							['Part', 'Measure'],
							['Top margin', '19 mm'],
							['Bottom margin', '43 mm'],
							['Left and right margin', '14.32 mm'],
							['Between the columns', '4.22 mm'],
							['First line of a paragraph', '3.5 mm in'],
						],
					},
					'Set everything in Times New Roman. Use the sizes of Table II. Body text is justified and single-spaced, with no empty line between paragraphs.',
					{
						is: 'table',
						caption: 'Sizes of type',
						rows: [
							['Text', 'Size', 'Style'],
							['Title', '24 pt', 'Regular, centred'],
							['Authors', '11 pt', 'Regular, centred'],
							['Abstract, keywords', '9 pt', 'Bold'],
							['Section heading', '10 pt', 'Small capitals'],
							['Second heading', '10 pt', 'Italic'],
							['Body', '10 pt', 'Regular'],
							['Captions, references', '8 pt', 'Regular'],
						],
					},
				],
			},
			{
				heading: 'The parts of a paper',
				blocks: [
					'A paper that reports a study usually has these parts after the introduction: related work, method, results, discussion and conclusion. Number the sections with Roman numerals and the second level with capital letters, as this template does.',
				],
			},
			{
				heading: 'Figures',
				under: true,
				blocks: [
					'Place a figure at the top or the foot of a column, after the text that first mentions it. A wide figure may span both columns. The caption goes below the figure. Text in a figure must be readable when it is printed at the width of a column. Distinguish curves by more than their colour.',
					{
						is: 'figure',
						caption: 'A figure with its caption. Describe what it shows, with units on both axes.',
						alt: 'Example drawing: a rising curve that falls off steeply, on a grid.',
					},
				],
			},
			{
				heading: 'Tables',
				under: true,
				blocks: [
					'The caption of a table goes above it. Write units in the heading of a column, not in every cell. Give only as many digits as the measurement allows.',
				],
			},
			{
				heading: 'Equations',
				under: true,
				blocks: [
					'Number equations from the first to the last, in brackets at the right edge of the column:',
					{ is: 'formula', number: '(1)' },
					'Say what each symbol means right after the equation, here the stress σ, the force F and the cross-section A. Refer to “(1)”, and to “Equation (1)” at the start of a sentence.',
				],
			},
			{
				heading: 'Length',
				blocks: [
					'Write 8 to 9 pages. As a guide: one page for title, abstract and introduction, one for related work, two for the method, two to three for results and discussion, and one for conclusion and references.',
				],
			},
			{
				heading: 'Before you submit',
				blocks: [
					{
						is: 'list',
						items: [
							'Save the paper as an MS-Word file and give it a short name without spaces.',
							'Check that every figure, table and reference is mentioned in the text.',
							'Check that names, institutes and email addresses of all authors are right.',
							'Start the online submission on the conference page: send the title, the track and the abstract. The organisers tell you where to send the full paper.',
						],
					},
					{
						is: 'table',
						caption: 'Important dates',
						rows: [['Date', 'Milestone'], ...datesOf(edition).rows.map(cellsOf)],
					},
					'Every deadline ends at 23:59 Indian Standard Time (IST, UTC+05:30).',
				],
			},
			{
				heading: 'Publication',
				blocks: [
					`Accepted papers are published in ${counted(journals.length, 'ISSN journal')}: ${journals.join('; ')}.`,
					'The camera-ready paper is the final version: nothing can be changed after its date. Authors are responsible for what they write, and for permission to use every figure.',
				],
			},
			{
				heading: 'Conclusion',
				blocks: [
					'Do not repeat the abstract. Say what is new in your result, where it does not hold, and what should be studied next.',
				],
			},
		] satisfies readonly PaperSection[] as readonly PaperSection[],
		acknowledgement: 'Thank those who funded the work, lent equipment or commented on the paper.',
	} as const;
}
