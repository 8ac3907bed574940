import path from 'node:path'

/** The folder with empty pages in place of the built front end. Callers that need only data and files then need not run Vite. */
export const emptyPages = path.join(import.meta.dirname, 'emptyPages')
