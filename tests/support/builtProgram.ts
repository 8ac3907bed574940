import path from 'node:path'

/** What Node is given to run a program of the server, such as `verify/main`, as the build made it and the npm scripts run it. */
export const builtProgram = (name: string) => [
  '--disable-warning=ExperimentalWarning',
  path.resolve(import.meta.dirname, `../../dist/server/${name}.js`),
]
