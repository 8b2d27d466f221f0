import { createContext, useContext } from 'react';
import { createPath, type NavigateOptions, resolvePath, useLocation, useNavigate } from 'react-router';

/**
 * Goes to a page once its module is there.
 * @param to its address, with query and section
 * @param show changes the address, and so the page
 */
export type Walk = (to: string, show: () => void) => void;

/** How one walks to a page; where nobody says, as in a test, the page is there. */
export const WalkContext = createContext<Walk>((_, show) => show());

/**
 * Goes to an address of the site, as `useNavigate` does, once its page is there. To where one is, it adds no entry to the
 * history: Back would stay there.
 */
export function useWalk(): (to: string, options?: NavigateOptions) => void {
	const walk = useContext(WalkContext);
	const navigate = useNavigate();
	const here = useLocation();
	return (to, options) => {
		const address = createPath(resolvePath(to, here.pathname));
		// which the address bar knows before the page is rendered
		const { pathname, search, hash } = window.location;
		const isHere = [createPath(here), pathname + search + hash].includes(address);
		walk(address, () => navigate(address, { replace: isHere, ...options }));
	};
}
