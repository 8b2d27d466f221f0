import { Component, Fragment, type ReactNode } from 'react';
import { type Location, Outlet, useLocation } from 'react-router';
import { keepTyped } from '#app/navigation/keep-typed.ts';
import { ErrorPage } from './error-page.tsx';

type Props = { readonly here: Location; readonly errorPage: ReactNode };
type State = { readonly here: Location; readonly round: number; readonly failed: boolean };

/** The page that the address names, or the error page in its place, until one goes elsewhere (ERR-1, ERR-2). */
export const PageOrError = () => <FreshWhenTorn here={useLocation()} errorPage={<ErrorPage />} />;

/**
 * Renders the page anew, with what was typed, where something else has taken away what React means to change: a
 * translator that leaves no element in the place of a text, an extension (ANY-1). Any other problem is the error page's.
 */
export class FreshWhenTorn extends Component<Props, State> {
	override state: State = { here: this.props.here, round: 0, failed: false };
	static getDerivedStateFromProps({ here }: Props, state: State): State | null {
		return here === state.here ? null : { ...state, here, failed: false };
	}
	static getDerivedStateFromError(problem: unknown): Partial<State> {
		const isTorn = problem instanceof DOMException && problem.name === 'NotFoundError';
		return isTorn ? { round: performance.now() } : { failed: true };
	}
	override getSnapshotBeforeUpdate(_: Props, { round }: State): (() => void) | null {
		return round === this.state.round ? null : keepTyped(document.body);
	}
	override componentDidUpdate(_: Props, __: State, bringBack: (() => void) | null): void {
		bringBack?.();
	}
	override render() {
		if (this.state.failed) return this.props.errorPage;
		return (
			<Fragment key={this.state.round}>
				<Outlet />
			</Fragment>
		);
	}
}
