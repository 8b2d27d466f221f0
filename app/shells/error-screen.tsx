import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from '#app/sections/not-found.tsx';
import { Trouble } from '#app/sections/trouble.tsx';
import { company } from '#content/company.ts';
import { notFound, trouble } from '#content/odds.ts';
import { GroupShell } from './group.tsx';

/** What stands where a page could not: the not-found page (RT-43), or the error screen (ERR-1, ERR-2). */
export function ErrorScreen() {
	const error = useRouteError();
	const missing = isRouteErrorResponse(error) && error.status === 404;
	useEffect(() => document.getElementById('main')?.focus(), []);
	return (
		<GroupShell>
			<title>{`${(missing ? notFound : trouble).title} | ${company.shortName}`}</title>
			{missing ? <NotFound {...notFound} /> : <Trouble {...trouble} />}
		</GroupShell>
	);
}
