// Written by `npm run records`.

export const conferencesNames: Readonly<Record<string, string>> = {
	'2025': "AIC-RAETHM 2025",
};
