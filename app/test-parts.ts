import { type ESTree, Visitor } from 'vite';

/** What stands between two tags of a page, for test-words.ts. */

/** What a part between two tags is: words that may change, and a part that comes and goes. */
type Part = { readonly words: boolean; readonly fixed: boolean; readonly comes: boolean };
type Known = {
	/** Imported or declared once for the whole file: they never change. */
	readonly fixed: Set<string>;
	/** Hold elements and no words: variables, and properties that are declared as `ReactNode`. */
	readonly elements: Set<string>;
	readonly properties: Set<string>;
};

const element: Part = { words: false, fixed: true, comes: false };
const changing: Part = { words: true, fixed: false, comes: false };
/** A translator leaves spaces alone. */
const text = (words: unknown): Part => ({
	...element,
	words: typeof words === 'string' && words.trim() !== '',
});

export function partOf(node: ESTree.Node, known: Known): Part {
	const of = (one: ESTree.Node) => partOf(one, known);
	switch (node.type) {
		case 'JSXExpressionContainer':
			return of(node.expression);
		case 'JSXFragment':
			return { ...element, words: node.children.some((one) => of(one).words) };
		case 'JSXText':
		case 'Literal':
			return text(node.value);
		case 'TemplateLiteral':
			return { ...changing, fixed: node.expressions.every((one) => of(one).fixed) };
		case 'BinaryExpression':
			return changing;
		case 'ConditionalExpression':
			return { ...changing, words: of(node.consequent).words || of(node.alternate).words, comes: true };
		case 'LogicalExpression': {
			const left = node.operator !== '&&' && of(node.left).words;
			return { ...changing, words: left || of(node.right).words, comes: true };
		}
		case 'Identifier': {
			const words = !known.elements.has(node.name) && !known.properties.has(node.name);
			return { ...changing, words, fixed: known.fixed.has(node.name) };
		}
		case 'MemberExpression': {
			const { words, fixed } = of(node.object);
			const isNode = node.property.type === 'Identifier' && known.properties.has(node.property.name);
			return { ...changing, words: words && !isNode, fixed };
		}
		case 'ObjectExpression': {
			const words = node.properties.some((one) => one.type === 'SpreadElement' || of(one.value).words);
			return { ...changing, words };
		}
		case 'CallExpression': {
			const { callee } = node;
			const [each] = node.arguments;
			if (callee.type === 'Identifier' && callee.name === 'createPortal') return element;
			const lists = each?.type === 'ArrowFunctionExpression' && each.body.type !== 'BlockStatement';
			return lists ? { ...of(each.body), comes: true } : changing;
		}
		default:
			return element;
	}
}

const hasTags = new Set([
	'JSXElement',
	'JSXFragment',
	'ConditionalExpression',
	'LogicalExpression',
	'ObjectExpression',
]);

/** What a file says of its names. */
export function namesOf(program: ESTree.Program): Known {
	const known: Known = { fixed: new Set(), elements: new Set(), properties: new Set() };
	for (const statement of program.body) {
		if (statement.type === 'ImportDeclaration')
			for (const { local } of statement.specifiers) known.fixed.add(local.name);
		if (statement.type === 'VariableDeclaration')
			for (const { id } of statement.declarations) if (id.type === 'Identifier') known.fixed.add(id.name);
	}
	new Visitor({
		TSPropertySignature({ key, typeAnnotation }) {
			const type = typeAnnotation?.typeAnnotation;
			if (key.type !== 'Identifier' || type?.type !== 'TSTypeReference') return;
			if (type.typeName.type === 'Identifier' && type.typeName.name === 'ReactNode')
				known.properties.add(key.name);
		},
		VariableDeclarator({ id, init }) {
			if (id.type !== 'Identifier' || !init || !hasTags.has(init.type)) return;
			if (!partOf(init, known).words) known.elements.add(id.name);
		},
	}).visit(program);
	return known;
}
