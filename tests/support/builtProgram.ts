import path from 'node:path'

/** The arguments with which Node runs a program of the server, such as `commands/verify`, as the npm scripts do. */
export const builtProgram = (name: string) => [
  '--disable-warning=ExperimentalWarning',
  path.resolve(import.meta.dirname, `../../dist/server/${name}.js`),
]
