import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaperAndDates } from './paper-and-dates.tsx';

test('[CONF-7] a lone date stands above how to write the paper, several stand beside it', () => {
	const { container, rerender } = render(<PaperAndDates paper="Paper, " dates="dates " datesAbove={false} />);
	expect(container.textContent).toBe('Paper, dates ');
	rerender(<PaperAndDates paper="Paper, " dates="dates " datesAbove />);
	expect(container.textContent).toBe('dates Paper, ');
});
