import type { InEachState } from '#content/shapes.ts';

const interest = 'Register interest';

/**
 * What the header calls the way to the registration in each state of the edition, and the form its button. Only while
 * registration is open does it register; before script, while the state may still change, the word fits every state.
 */
export const calls: InEachState<string> = {
	standing: 'Registration',
	announced: interest,
	call: interest,
	open: 'Register',
	closed: interest,
	running: interest,
	over: interest,
};
