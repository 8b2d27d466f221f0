import assert from 'node:assert/strict';
import { it } from 'node:test';
import { builtForAnother } from './built-for.ts';

const here = { PUBLIC_ORIGIN: 'https://www.aeg.example', ALLOWED_ORIGINS: [] };

it('[RT-46] a site that names another address than visitors type is spoken of', () => {
	assert.match(
		builtForAnother('https://aeg.example', here) ?? '',
		/VITE_PUBLIC_ORIGIN=https:\/\/www\.aeg\.example$/,
	);
	assert.equal(builtForAnother('https://www.aeg.example', here), undefined);
});

it('a server that serves a site on another host expects that one', () => {
	const server = { PUBLIC_ORIGIN: 'https://server.example', ALLOWED_ORIGINS: ['https://www.aeg.example'] };
	assert.equal(builtForAnother('https://www.aeg.example', server), undefined);
});

it('nothing is said while it is tried out without TLS', () => {
	const local = { PUBLIC_ORIGIN: 'http://localhost:3000', ALLOWED_ORIGINS: [] };
	assert.equal(builtForAnother('https://aeg.example', local), undefined);
});
