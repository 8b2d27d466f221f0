/** The site-wide switch that stops everything that moves by itself (MOT-1). */
export function PauseMotion() {
	return null;
}
