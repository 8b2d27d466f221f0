import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { livePage } from './live-page.tsx';

/** Brings a page to life. While one works on it, React Router's own way takes changes as they are made. */
const page = import.meta.env.DEV ? <HydratedRouter /> : livePage();

startTransition(() => {
	hydrateRoot(document, <StrictMode>{page}</StrictMode>);
});
