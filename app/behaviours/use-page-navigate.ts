import { createContext, useContext } from 'react';
import { createPath, type NavigateOptions, resolvePath, useLocation, useNavigate } from 'react-router';

/**
 * Loads the page of an address, and then shows it.
 * @param to its address, with query and section
 * @param show changes the address, and so the page
 */
export type PageLoader = (to: string, show: () => void) => void;

/** How pages are loaded; where nobody says, as in a test, they are there. */
export const PageLoaderContext = createContext<PageLoader>((_, show) => show());

/**
 * Goes to an address of the site, as `useNavigate` does, once its page is there. To where one is, it adds no entry to the
 * history: Back would stay there.
 */
export function usePageNavigate(): (to: string, options?: NavigateOptions) => void {
	const loadPage = useContext(PageLoaderContext);
	const navigate = useNavigate();
	const here = useLocation();
	return (to, options) => {
		const address = createPath(resolvePath(to, here.pathname));
		// which the address bar knows before the page is rendered
		const { pathname, search, hash } = window.location;
		const isHere = [createPath(here), pathname + search + hash].includes(address);
		loadPage(address, () => navigate(address, { replace: isHere, ...options }));
	};
}
