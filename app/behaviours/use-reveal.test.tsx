import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { mediaMatch } from '../test-media.ts';
import { revealShare, useReveal } from './use-reveal.ts';

let watch: { threshold: number; enters: (share: number) => void } | undefined;

class Watcher {
	constructor(tell: (entries: object[]) => void, { threshold }: { threshold: number }) {
		watch = {
			threshold,
			enters: (share) => tell([{ isIntersecting: share > 0, intersectionRatio: share }]),
		};
	}
	observe() {}
	disconnect() {}
}

function Card() {
	return (
		<div ref={useReveal<HTMLDivElement>()} data-testid="card">
			<a href="#main">Our fibre mats</a>
		</div>
	);
}

const reveal = () => screen.getByTestId('card').dataset.reveal;
const at = (top: number, height = 400) =>
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top, height } as DOMRect);

beforeEach(() => {
	watch = undefined;
	vi.stubGlobal('IntersectionObserver', Watcher);
});

test('[REVEAL-1] becomes visible when a tenth of it enters the viewport', () => {
	at(2000);
	render(<Card />);
	expect(reveal()).toBe('waiting');
	expect(watch?.threshold).toBe(0.1);
	act(() => watch?.enters(0.09));
	expect(reveal()).toBe('waiting');
	act(() => watch?.enters(0.1));
	expect(reveal()).toBe('shown');
});

test('[REVEAL-1] is never hidden on the server, in the first view, or under reduced motion', () => {
	expect(renderToString(<Card />)).not.toContain('data-reveal');
	at(100);
	render(<Card />);
	expect(reveal()).toBeUndefined();
});

test('[MOT-1] hides nothing under reduced motion', () => {
	mediaMatch('(prefers-reduced-motion: reduce)');
	at(2000);
	render(<Card />);
	expect(reveal()).toBeUndefined();
});

test('[REVEAL-1] whatever is focused is revealed at once', () => {
	at(2000);
	render(<Card />);
	act(() => screen.getByRole('link').focus());
	expect(reveal()).toBe('shown');
});

test('[REVEAL-1] of what is taller than ten screens any part reveals it', () => {
	expect(revealShare(7999, 800)).toBe(0.1);
	expect(revealShare(8000, 800)).toBe(0);
});
