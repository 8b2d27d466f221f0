import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

type TestRouterProps = { readonly at?: string; readonly children: ReactNode };

/** For tests: a part of a page at an address, in a router that leaves the browser's own address alone. */
export function TestRouter({ at = '/', children }: TestRouterProps) {
	return <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>;
}
