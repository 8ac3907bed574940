import path from 'node:path'

/** A path that somebody typed after `npm run …`: npm runs in the project's folder, it is meant from where they called it. */
export const typedPath = (typed: string) => path.resolve(process.env.INIT_CWD ?? '', typed)
