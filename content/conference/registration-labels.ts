/** What the way to a registration is called: at any time, while registration is open, and while it is not. */
export const registrationLabels = {
	always: 'Registration',
	open: 'Register',
	interest: 'Register interest',
} as const;
