import { useEffect } from 'react';
import { Trouble } from '#app/sections/trouble.tsx';
import { trouble } from '#content/site/error-pages.ts';
import { GroupLayout } from './group.tsx';

/** What is shown in place of a page that failed (ERR-1, ERR-2). */
export function ErrorPage() {
	useEffect(() => document.getElementById('main')?.focus(), []);
	return (
		<GroupLayout>
			<Trouble {...trouble} />
		</GroupLayout>
	);
}
