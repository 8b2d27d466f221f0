type Heading = readonly [dx: number, dy: number];

const east: Heading = [1, 0];

/** The borders of the cells for which `inside` holds, as one SVG path on a grid of unit cells. */
export function outline(columns: number, rows: number, inside: (x: number, y: number) => boolean): string {
	const within = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && inside(x, y);

	/** Turns so that the inside stays on the right hand. */
	const onward = (x: number, y: number, [dx, dy]: Heading): Heading => {
		if (within(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2)) return [dy, -dx];
		if (within(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2)) return [dx, dy];
		return [-dy, dx];
	};

	const tops = new Set<number>();
	const top = (x: number, y: number) => y * columns + x;
	const walk = (x0: number, y0: number): string => {
		let [x, y, heading, path] = [x0, y0, east, `M${x0} ${y0}`];
		do {
			const [dx, dy] = heading;
			let length = 0;
			do {
				if (dx === 1) tops.delete(top(x, y));
				x += dx;
				y += dy;
				length++;
				heading = onward(x, y, [dx, dy]);
			} while (heading[0] === dx && heading[1] === dy && !(x === x0 && y === y0 && dx === 1));
			path += dx ? `h${length * dx}` : `v${length * dy}`;
		} while (!(x === x0 && y === y0 && heading[0] === 1));
		return `${path}z`;
	};

	for (let y = 0; y < rows; y++)
		for (let x = 0; x < columns; x++) if (within(x, y) && !within(x, y - 1)) tops.add(top(x, y));
	let paths = '';
	for (const start of tops) paths += walk(start % columns, Math.floor(start / columns));
	return paths;
}
