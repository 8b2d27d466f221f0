import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wrongBuildSettings } from './environment.ts';

it('a build takes addresses as the server does, and none at all', () => {
	assert.deepEqual(wrongBuildSettings({}), []);
	assert.deepEqual(
		wrongBuildSettings({
			VITE_PUBLIC_ORIGIN: 'https://www.aeg.example',
			VITE_API_BASE: 'https://server.aeg.example/',
			VITE_VITALS_URL: '',
		}),
		[],
	);
});

for (const [name, value] of [
	['VITE_PUBLIC_ORIGIN', 'https://www.aeg.example/'],
	['VITE_PUBLIC_ORIGIN', 'www.aeg.example'],
	['VITE_API_BASE', 'server.aeg.example'],
	['VITE_VITALS_URL', '/vitals'],
] as const)
	it(`a build with ${name}=${value} is refused with a sentence that names it`, () => {
		const [sentence = '', ...more] = wrongBuildSettings({ [name]: value });
		assert.match(sentence, new RegExp(`^${name} must be an (origin|address) .*\\.$`));
		assert.deepEqual(more, []);
	});
