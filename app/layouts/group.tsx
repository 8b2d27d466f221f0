import type { ReactNode } from 'react';
import { researchNavigation } from '#content/site/navigation.ts';
import { Layout } from './layout.tsx';

/** The pages of the whole group; and the error page, which is passed in as children. */
export function GroupLayout({ children }: { readonly children?: ReactNode }) {
	return (
		<Layout thread="group" navigation={researchNavigation}>
			{children}
		</Layout>
	);
}
