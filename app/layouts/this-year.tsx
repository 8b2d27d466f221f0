import { useHydrated } from '#app/behaviours/use-hydrated.ts';

const builtIn = Number(import.meta.env.VITE_BUILD_YEAR);

/** FOOT-5: the current year. The page says the year of its build; the browser corrects it once it is hydrated. */
export function ThisYear() {
	const year = useHydrated() ? new Date().getFullYear() : builtIn;
	return <time dateTime={String(year)}>{year}</time>;
}
