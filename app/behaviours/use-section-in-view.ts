import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Which of the given links leads to the section of this page that is being read, as `#achievements`; undefined above the
 * first. For `aria-current` of in-page links (HOME-1, SOFT-1). Pass a list that stays the same between renders.
 */
export function useSectionInView(links: readonly { readonly to: string }[]): string | undefined {
	const { pathname } = useLocation();
	const [current, setCurrent] = useState<string>();

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has sections of its own under the same names
	useEffect(() => {
		const inView = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) inView.add(`#${target.id}`);
					else inView.delete(`#${target.id}`);
				}
				setCurrent(links.findLast(({ to }) => inView.has(to))?.to);
			},
			{ rootMargin: '-40% 0px -55% 0px' },
		);
		for (const { to } of links) {
			const section = to.startsWith('#') ? document.getElementById(to.slice(1)) : null;
			if (section) observer.observe(section);
		}
		return () => observer.disconnect();
	}, [links, pathname]);

	return current;
}
