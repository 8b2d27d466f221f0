/** A modal dialog for tests: jsdom knows none. A test without a page needs none. */
if (typeof HTMLDialogElement === 'function') {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		if (!this.open) return;
		this.open = false;
		this.dispatchEvent(new Event('close'));
	};
}
