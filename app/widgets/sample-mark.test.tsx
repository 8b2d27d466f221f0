import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleMark } from './sample-mark.tsx';

test('a section is marked while one of its records is a sample, and not after the last', () => {
	const { rerender } = render(<SampleMark of={[{ name: 'VIST' }, { sample: true, name: 'An institute' }]} />);
	expect(screen.getByText('Example')).toBeTruthy();
	rerender(<SampleMark of={[{ name: 'VIST' }, { name: 'A university' }]} />);
	expect(screen.queryByText('Example')).toBeNull();
});

test('where nothing stands in for what is missing the mark says what it is', () => {
	render(<SampleMark of={[{ sample: true, year: 2018 }]} pending="Counts to be confirmed" />);
	expect(screen.getByText('Counts to be confirmed')).toBeTruthy();
});
