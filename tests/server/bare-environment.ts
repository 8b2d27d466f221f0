/** The environment of a process that a test starts: no setting of whoever runs the tests. */
export const bareEnvironment = {
	PATH: process.env.PATH,
	NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
