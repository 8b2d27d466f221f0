import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { paths } from '#contract/paths.ts';
import { Tracks } from './tracks.tsx';

const tracks = [
	{ title: 'Smart Textiles', topics: ['Dyes'] },
	{ title: 'Water and Soil', topics: [] },
];

test('[CONF-6] a track opens to its topics; one without any stands alone, and a link to it leads there all the same', () => {
	render(<Tracks tracks={tracks} />);
	const [known, unknown] = screen
		.getAllByRole('heading')
		.map((heading) => heading.closest('li') as HTMLElement);
	expect(within(known as HTMLElement).getByRole('group').textContent).toContain('Dyes');
	expect(within(unknown as HTMLElement).queryByRole('group')).toBeNull();
	expect(unknown?.querySelector('#track-2')?.textContent).toBe('Water and Soil');
});

test('[CONF-6] a track without topics opens to its papers once they are counted', () => {
	const papers = new Map([
		[1, { fact: '1 paper', label: 'In the proceedings', to: `${paths.proceedings}#papers-2` } as const],
	]);
	render(
		<TestRouter>
			<Tracks tracks={tracks} papers={papers} />
		</TestRouter>,
	);
	expect(screen.getAllByRole('group')[1]?.textContent).toBe('Water and Soil1 paperIn the proceedings');
});
