// Written by `npm run records`.

export const workshopsNames: Readonly<Record<string, string>> = {
	'ansys': "ANSYS simulation",
	'mechauto': "MechAuto",
};
