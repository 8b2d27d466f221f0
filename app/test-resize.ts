/** What watches sizes, for tests: jsdom lays nothing out, so each element is measured once. */
globalThis.ResizeObserver ??= class implements ResizeObserver {
	private readonly measured: ResizeObserverCallback;
	constructor(measured: ResizeObserverCallback) {
		this.measured = measured;
	}
	observe() {
		this.measured([], this);
	}
	unobserve() {}
	disconnect() {}
};
