import { expect, test } from 'vitest';
import { phonePlace, type RowPlace, widePlace } from './row-place.ts';

const width: Record<RowPlace, number> = { lead: 6, half: 3, third: 2 };

/** How full each row is, of six; a row that is over-full or left with a hole shows as another figure. */
function rows(place: typeof widePlace, count: number): readonly number[] {
	const filled: number[] = [];
	let row = 0;
	for (let at = 0; at < count; at += 1) {
		row += width[place(at, count)];
		if (row >= 6) {
			filled.push(row);
			row = 0;
		}
	}
	return row === 0 ? filled : [...filled, row];
}

test('however many there are, every row is full', () => {
	for (let count = 1; count <= 30; count += 1) {
		expect(rows(widePlace, count), `${count}, wide`).toSatisfy((all) =>
			all.every((one: number) => one === 6),
		);
		expect(rows(phonePlace, count), `${count}, phone`).toSatisfy((all) =>
			all.every((one: number) => one === 6),
		);
	}
});
