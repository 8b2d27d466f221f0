/** What watches sizes, for tests: jsdom lays nothing out, so each element is measured once. */
globalThis.ResizeObserver ??= class {
	private readonly measured: () => void;
	constructor(measured: () => void) {
		this.measured = measured;
	}
	observe() {
		this.measured();
	}
	unobserve() {}
	disconnect() {}
};
