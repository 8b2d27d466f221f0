import { editionStates } from './edition-states.ts';

/** The pages that the server sends as responses. Each is prerendered, and none has an address of its own. */

/** What answers a form without script (FORM-8), with places for words. */
const formResponses = [
	'message-sent',
	'message-failed',
	...editionStates.map((state) => `registration-sent-${state}` as const),
	'registration-failed',
	'document-refused',
] as const;

export type FormResponse = (typeof formResponses)[number];

/** With what answers where there is no page (RT-43), and where something failed. */
export const responsePages = [...formResponses, 'not-found', 'error'] as const;

export type ResponsePage = (typeof responsePages)[number];

/** Under which path the route table has one, and below `build/client` its file lies; the server answers nothing there. */
export const responsePath = (name: ResponsePage) => `/responses/${name}` as const;
