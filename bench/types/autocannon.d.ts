declare module 'autocannon' {
	type Headers = Readonly<Record<string, string>>;
	type Request = { readonly method: string; readonly body: string; readonly headers: Headers };
	type Options = {
		readonly url: string;
		readonly connections: number;
		/** In seconds. */
		readonly duration: number;
		readonly headers?: Headers;
		readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
	};
	type Result = {
		readonly requests: { readonly average: number };
		readonly latency: { readonly p50: number; readonly p99: number };
		readonly non2xx: number;
		readonly errors: number;
	};
	export default function autocannon(options: Options): Promise<Result>;
}
