import type { LinksFunction } from 'react-router';
import sheet from './print.css?url';

/** The `links` of a page that people print: a sheet that the screen does not wait for. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet, media: 'print' }];
