import { type ESTree, parseSync, Visitor } from 'vite';
import { namesOf, partOf } from './test-parts.ts';

/**
 * The lines of a file on which words that may change, or beside which something comes and goes, do not stand alone in
 * an element of their own.
 */
export function wordsWithNeighbours(file: string, source: string): string[] {
	const { program } = parseSync(file, source, { lang: 'tsx', preserveParens: false });
	const known = namesOf(program);
	const found: ESTree.Node[] = [];
	const ask = (children: readonly ESTree.JSXChild[], isElement: boolean) => {
		const parts = children
			.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '')
			.map((child) => ({ child, ...partOf(child, known) }));
		if (isElement && parts.length < 2) return;
		for (const { child, words, fixed } of parts)
			if (words && (!fixed || parts.some((other) => other.child !== child && other.comes))) found.push(child);
	};
	/** For each function that one is in, whether it is a part of a page. */
	const parts: boolean[] = [];
	const enter = ({ id }: { id: ESTree.Node | null }) =>
		void parts.push(id?.type === 'Identifier' && /^[A-Z]/.test(id.name));
	const leave = () => void parts.pop();
	new Visitor({
		JSXElement: ({ openingElement: { name }, children }) =>
			ask(children, !(name.type === 'JSXIdentifier' && name.name === 'Fragment')),
		JSXFragment: ({ children }) => ask(children, false),
		FunctionDeclaration: enter,
		FunctionExpression: enter,
		ArrowFunctionExpression: enter,
		'FunctionDeclaration:exit': leave,
		'FunctionExpression:exit': leave,
		'ArrowFunctionExpression:exit': leave,
		ReturnStatement(statement) {
			if (parts.at(-1) && statement.argument && partOf(statement.argument, known).words)
				found.push(statement);
		},
	}).visit(program);
	return found.map(
		({ start, end }) =>
			`${file}:${source.slice(0, start).split('\n').length} ${source.slice(start, end).replace(/\s+/g, ' ')}`,
	);
}
