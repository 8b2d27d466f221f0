import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from '#app/sections/not-found.tsx';
import { Trouble } from '#app/sections/trouble.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { notFound, trouble } from '#content/odds.ts';
import { GroupLayout } from './group.tsx';

/** What is shown in place of a page that failed: the not-found page (RT-43), or the error page (ERR-1, ERR-2). */
export function ErrorBoundary() {
	const error = useRouteError();
	const missing = isRouteErrorResponse(error) && error.status === 404;
	useEffect(() => document.getElementById('main')?.focus(), []);
	return (
		<GroupLayout>
			<ResponseMeta title={(missing ? notFound : trouble).title} />
			{missing ? <NotFound {...notFound} /> : <Trouble {...trouble} />}
		</GroupLayout>
	);
}
