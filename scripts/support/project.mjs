import { fileURLToPath } from 'node:url'

/** An absolute path inside the project's folder. */
export const inProject = (path = '') => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What Node is given to run a file of the project; what it says of modules that may change yet is nothing for people. */
export const programOf = (file) => ['--disable-warning=ExperimentalWarning', inProject(file)]

/** The same for a program of the server, as the build made it: `main`, `verify/main`. */
export const builtProgram = (name) => programOf(`dist/server/${name}.js`)

/** An environment in which Node saves what V8 has compiled: it halves the processor time of a start. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled') }
