import { contactTopics } from '#content/group/contact-topics.ts';
import { projectTopics } from '#content/software/topics.ts';
import { linesOf } from '#contract/filled.ts';

/** All that the site may have written into a message itself: alone it is no message (FORM-11). */
export const openingLines = linesOf(
	[contactTopics, projectTopics].flatMap(({ openings }) => Object.values(openings)),
);
