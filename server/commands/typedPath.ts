import path from 'node:path'
import { StartupError } from '../config.ts'

/** A path that somebody typed after `npm run …`: npm runs in the project's folder, it is meant from where they called it. */
export const typedPath = (typed: string) => path.resolve(process.env.INIT_CWD ?? '', typed)

/** The one path that a command is given. Throws StartupError with `usage` when there is none, or more. */
export function onlyPath(positionals: readonly string[], usage: string): string {
  const [typed, ...more] = positionals
  if (!typed) throw new StartupError(usage)
  if (more.length > 0)
    throw new StartupError(`${usage} A name with spaces needs quotes: "${positionals.join(' ')}".`)
  return typedPath(typed)
}
