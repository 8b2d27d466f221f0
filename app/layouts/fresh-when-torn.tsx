import { Component, Fragment } from 'react';
import { Outlet } from 'react-router';
import { keepTyped } from '#app/navigation/keep-typed.ts';

type State = { readonly round: number; readonly problem?: unknown };

/**
 * Renders the page anew, with what was typed, where something else has taken away what React means to change: a
 * translator that leaves no element in the place of a text, an extension (ANY-1). Any other problem is the error page's.
 */
export class FreshWhenTorn extends Component<object, State> {
	override state: State = { round: 0 };
	static getDerivedStateFromError(problem: unknown): Partial<State> {
		const isTorn = problem instanceof DOMException && problem.name === 'NotFoundError';
		return isTorn ? { round: performance.now() } : { problem };
	}
	override getSnapshotBeforeUpdate(_: object, { round }: State): (() => void) | null {
		return round === this.state.round ? null : keepTyped(document.body);
	}
	override componentDidUpdate(_: object, __: State, bringBack: (() => void) | null): void {
		bringBack?.();
	}
	override render() {
		if ('problem' in this.state) throw this.state.problem;
		return (
			<Fragment key={this.state.round}>
				<Outlet />
			</Fragment>
		);
	}
}
