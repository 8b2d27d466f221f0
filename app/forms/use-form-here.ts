import { useLocation } from 'react-router';

/** The name of a form on the page it stands on: what is kept of it is kept for this page alone. */
export function useFormHere(form: string): string {
	return `${form} ${useLocation().pathname}`;
}
