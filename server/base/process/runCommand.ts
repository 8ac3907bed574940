import { PlainError } from '../errors/PlainError.ts'
import { describeSystemError } from '../errors/describeSystemError.ts'
import path from 'node:path'

/**
 * Runs a terminal command to its end. An error that people can fix is printed as one line after `cannot`, such as 'Cannot back
 * up'; only a fault of ours is printed with its stack.
 */
export async function runCommand(cannot: string, main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const sentence = toErrorLine(error)
    console.error(sentence === null ? error : `${cannot}: ${sentence}`)
    process.exitCode = 1
  }
}

/** Describes an error that people can fix in one line; null for a fault of ours. */
export function toErrorLine(error: unknown): string | null {
  const { code = '', message } = error as NodeJS.ErrnoException
  // its further sentences are for programmers
  if (code.startsWith('ERR_PARSE_ARGS')) return message.replace(/\. .*/s, '.')
  // first: the API's sentence about a full disk addresses visitors, not the person at the terminal
  return describeSystemError(error) ?? (error instanceof PlainError ? message : null)
}

/** Shows progress on a terminal as one line that changes, elsewhere as a line for every tenth. */
export function showProgress(title: string) {
  let shown = -1
  return (message: string, part: number) => {
    if (shown === -1) console.log(title)
    const tenth = Math.floor(part * 10)
    if (process.stdout.isTTY) process.stdout.write(`\r${message}\u001B[K${part === 1 ? '\n' : ''}`)
    else if (tenth > shown) console.log(message)
    shown = Math.max(shown, tenth)
  }
}

/** Resolves a path typed after `npm run …` against the folder of the caller: npm itself runs in the project's folder. */
export const resolveTypedPath = (typed: string) => path.resolve(process.env.INIT_CWD ?? '', typed)

/** Parses the one path that a command takes. Throws PlainError with `usage` when there is none, or more than one. */
export function parseOnlyPath(positionals: readonly string[], usage: string): string {
  const [typed, ...more] = positionals
  if (!typed) throw new PlainError(usage)
  if (more.length > 0)
    throw new PlainError(`${usage} A name with spaces needs quotes: "${positionals.join(' ')}".`)
  return resolveTypedPath(typed)
}
