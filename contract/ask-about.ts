import { paths } from './paths.ts';

/** The address of the contact form with a topic named; the topics themselves are that page's (`contact-topics.ts`). */
export function askAbout(topic: string) {
	return `${paths.contact}?topic=${topic}` as const;
}

/** The same with a question of the visitor's own in it. */
export function askQuestion(question: string) {
	return `${askAbout('question')}&question=${encodeURIComponent(question.toWellFormed())}` as const;
}
