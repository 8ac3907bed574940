import { fileURLToPath } from 'node:url'

/** An absolute path inside the project's folder. */
export const inProject = (path = '') => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** An environment in which Node saves what V8 has compiled: it halves the processor time of a start. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled') }
