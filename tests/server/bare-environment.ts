/** The environment of a process that a test starts: of whoever runs the tests, where programs are and what Node keeps compiled. */
export const bareEnvironment = {
	PATH: process.env.PATH,
	// with it a process starts sooner (scripts/test.ts)
	NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
