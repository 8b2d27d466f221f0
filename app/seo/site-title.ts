import { company } from '#content/company.ts';

/** The title of a page as a browser and a search engine show it: with the company's name, unless it begins with that. */
export const siteTitle = (title: string): string =>
	title.startsWith(company.inTitles) ? title : `${title} | ${company.inTitles}`;
