/** Why a password opens nothing, as the page says it and as the server does (PROC-4). */
export const passwordFailures = {
	empty: 'Enter the password',
	wrong: 'Incorrect password',
	/** {seconds}: until the next attempt is heard. */
	wait: 'Too many attempts. Wait {seconds} seconds, then try again.',
} as const;
