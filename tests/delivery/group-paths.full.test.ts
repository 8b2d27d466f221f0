import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupSlides } from '#content/group/group-slides.ts';
import { paths } from '#contract/paths.ts';

test('[GROUP-1] three slides and their paths', () => {
	assert.deepEqual(
		groupSlides.map(({ title, path }) => [title, path]),
		[
			['Software development', paths.software],
			['Knowledge and events', paths.conferenceHub],
			['Research and development', paths.researchServices],
		],
	);
	for (const slide of groupSlides) {
		assert.match(slide.video.webm, /^\/films\/.+\.webm$/);
		assert.match(slide.video.mp4, /^\/films\/.+\.mp4$/);
		assert.ok(slide.tags.length > 0 && slide.description !== '' && slide.alt !== '');
	}
});
