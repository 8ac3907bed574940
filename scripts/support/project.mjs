import { fileURLToPath } from 'node:url'

/** An absolute path inside the project's folder. */
export const inProject = (path = '') => fileURLToPath(new URL(`../../${path}`, import.meta.url))
