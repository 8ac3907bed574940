import path from 'node:path'

/** Returns the arguments with which Node runs a server program, such as `commands/verify`, as the npm scripts do. */
export const builtProgram = (name: string) => [
  '--disable-warning=ExperimentalWarning',
  path.resolve(import.meta.dirname, `../../../dist/server/${name}.js`),
]
