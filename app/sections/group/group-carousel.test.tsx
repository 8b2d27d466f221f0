import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import type { GroupSlide, PictureFile } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { GroupCarousel } from './group-carousel.tsx';

const poster: PictureFile = {
	name: 'films/poster',
	hash: '00000000',
	width: 1280,
	height: 720,
	widths: [640],
	ground: 'night',
};
const slide = (id: string, path: GroupSlide['path'], thread: GroupSlide['thread']): GroupSlide => ({
	id,
	title: `Title of ${id}`,
	video: { webm: `/films/${id}.webm`, mp4: `/films/${id}.mp4`, poster, seconds: 8 },
	alt: `Film of ${id}`,
	description: `Description of ${id}`,
	path,
	action: { label: `Open ${id}`, to: path },
	tags: [`Tag of ${id}`],
	stats: [{ value: '98%', label: `Stat of ${id}` }],
	thread,
});
const slides = [
	slide('software', '/software', 'software'),
	slide('events', paths.conferenceHub, 'conferences'),
	slide('research', paths.groupHome, 'research'),
];

function Where() {
	return <output>{useLocation().pathname}</output>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const group = () =>
	screen.getAllByRole('group').find((each) => each.hasAttribute('data-current')) as HTMLElement;
const shown = () => within(group()).getByRole('heading').textContent;
const bar = (container: HTMLElement) => container.querySelector<HTMLElement>('.bar > i')?.style.width;
const where = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });

let container: HTMLElement;
beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
	vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
	({ container } = render(
		<TestRouter at={paths.groupHome}>
			<GroupCarousel
				label="The three divisions"
				slides={slides}
				filmWords={{ unsupported: 'Your browser does not support the video tag.', open: 'Open the film' }}
			/>
			<Where />
		</TestRouter>,
	));
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('[GROUP-1] a slide shows title, film, thumbnail, description, tags and stats, and leads to its path', () => {
	const first = within(group());
	expect(first.getByRole('link', { name: 'Title of software' }).getAttribute('href')).toBe('/software');
	expect(first.getByAltText('Film of software')).toBeTruthy();
	expect(group().querySelector('video source')?.getAttribute('src')).toBe('/films/software.webm');
	for (const words of ['Description of software', 'Tag of software', '98%', 'Stat of software'])
		expect(group().textContent).toContain(words);
});

test('[GROUP-3] advances every 8000 ms; the bar grows 1.25 percent every 100 ms and resets by hand', () => {
	pass(100);
	expect(bar(container)).toBe('1.25%');
	pass(7899);
	expect([shown(), bar(container)]).toEqual(['Title of software', '98.75%']);
	pass(1);
	expect([shown(), bar(container)]).toEqual(['Title of events', '0%']);
	pass(4000);
	expect(bar(container)).toBe('50%');
	fireEvent.click(button('Next slide'));
	expect([shown(), bar(container)]).toEqual(['Title of research', '0%']);
	pass(7999);
	expect(shown()).toBe('Title of research');
	pass(1);
	expect(shown()).toBe('Title of software');
});

test('[GROUP-4] play and pause, previous, next, dots; the direction decides the movement', () => {
	const direction = () => container.querySelector('[data-direction]')?.getAttribute('data-direction');
	fireEvent.click(button('Previous slide'));
	expect([shown(), direction()]).toEqual(['Title of research', 'previous']);
	fireEvent.click(button('Next slide'));
	expect([shown(), direction()]).toEqual(['Title of software', 'next']);
	fireEvent.click(button('Title of events'));
	expect(shown()).toBe('Title of events');
	fireEvent.click(button('Pause slides'));
	pass(80_000);
	expect(shown()).toBe('Title of events');
	fireEvent.click(button('Start slides'));
	pass(8000);
	expect(shown()).toBe('Title of research');
});

test('[GROUP-5] hovering pauses carousel and bar, leaving resumes', () => {
	const carousel = screen.getByRole('region', { name: 'The three divisions' });
	pass(4000);
	fireEvent.pointerOver(carousel);
	pass(80_000);
	expect([shown(), bar(container)]).toEqual(['Title of software', '50%']);
	fireEvent.pointerOut(carousel, { relatedTarget: document.body });
	pass(3999);
	expect(shown()).toBe('Title of software');
	pass(1);
	expect(shown()).toBe('Title of events');
});

test('[GROUP-6] a click on a slide outside its buttons and links goes to its path', () => {
	fireEvent.click(within(group()).getByText('Description of software'));
	expect(where()).toBe('/software');
});

test('[GROUP-6] a click on a control stays', () => {
	fireEvent.click(button('Next slide'));
	expect(where()).toBe(paths.groupHome);
});

test('[MOT-1] only the film of the shown slide plays, and rests when the slides are paused', () => {
	const play = vi.mocked(HTMLMediaElement.prototype.play);
	pass(0);
	expect(play).toHaveBeenCalledTimes(1);
	expect(play.mock.contexts[0]).toBe(group().querySelector('video'));
	const pause = vi.mocked(HTMLMediaElement.prototype.pause);
	expect(pause).not.toHaveBeenCalled();
	fireEvent.click(button('Pause slides'));
	expect(pause.mock.contexts[0]).toBe(group().querySelector('video'));
});
