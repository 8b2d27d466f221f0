import { company } from '#content/company.ts';

/** What `llms.txt` says before its list of pages. */
export const llmsWords = {
	heading: company.mark,
	about:
		'Research consultancy, scientific conferences and software services; Bhopal, India. Names and figures that a page marks as samples are not facts.',
	pages: 'Pages',
} as const;
