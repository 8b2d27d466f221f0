declare module 'autocannon' {
	type Options = {
		readonly url: string;
		readonly connections: number;
		/** In seconds. */
		readonly duration: number;
		readonly headers?: Readonly<Record<string, string>>;
		readonly requests?: readonly { readonly setupRequest: (request: object) => object }[];
	};
	type Result = {
		readonly requests: { readonly average: number };
		readonly latency: { readonly p50: number; readonly p99: number };
		readonly non2xx: number;
		readonly errors: number;
	};
	export default function autocannon(options: Options): Promise<Result>;
}
