import { english } from '../../../languages/inLanguage.ts'
import { PlainError } from '../errors/PlainError.ts'
import { describeSystemError } from '../errors/describeSystemError.ts'
import path from 'node:path'
import { findDataDir } from '../config/findDataDir.ts'
import { becomeOwner } from '../owner.ts'

/**
 * Runs a terminal command. If root runs it, the process first becomes that of DATA_DIR's owner; for work in `rootFolder`, it can
 * return to root. An error that people can fix is printed as one line that begins with `cannot`, such as 'Cannot back up'. Any other
 * is a bug of ours, and is printed with its stack.
 */
export async function runCommand(
  cannot: string,
  main: () => Promise<void>,
  rootFolder?: string,
): Promise<void> {
  try {
    becomeOwner(findDataDir(process.env), rootFolder)
    await main()
  } catch (error) {
    const sentence = toErrorLine(error)
    console.error(sentence === null ? error : `${cannot}: ${sentence}`)
    process.exitCode = 1
  }
}

/** Returns a description, one line long, of an error that people can fix; null for a bug of ours. */
export function toErrorLine(error: unknown): string | null {
  const { code = '', message } = error as NodeJS.ErrnoException
  // every sentence of the message after the first is for programmers
  if (code.startsWith('ERR_PARSE_ARGS')) return message.replace(/\. .*/s, '.')
  // describeSystemError comes first, because a PlainError about a full disk is for visitors, not for the person at a terminal
  return describeSystemError(error) ?? (error instanceof PlainError ? message : null)
}

const MAX_LINES = 50

/** Shortens a list for a terminal: the first lines, then a line such as 'and 4,950 more'. */
export const shortenList = (lines: readonly string[]): string[] =>
  lines.length <= MAX_LINES
    ? [...lines]
    : [...lines.slice(0, MAX_LINES), `and ${english.formatNumber(lines.length - MAX_LINES)} more`]

/** Makes a function that prints progress. On a terminal, one line is updated; elsewhere, each tenth of the work adds a line. */
export function showProgress(title: string) {
  let shownTenth = -1
  return (message: string, fraction: number) => {
    if (shownTenth === -1) console.log(title)
    const tenth = Math.floor(fraction * 10)
    if (process.stdout.isTTY) process.stdout.write(`\r${message}\u001B[K${fraction === 1 ? '\n' : ''}`)
    else if (tenth > shownTenth) console.log(message)
    shownTenth = Math.max(shownTenth, tenth)
  }
}

/**
 * Resolves a path that a person typed after `npm run …`. The path is relative to the folder in which the person called npm, but
 * npm runs the command in the project's folder.
 */
export const resolveTypedPath = (typed: string) => path.resolve(process.env.INIT_CWD ?? '', typed)

/** Resolves the only path that a command takes. Throws a PlainError with `usage` if there is no path, or more than one. */
export function parseOnlyPath(positionals: readonly string[], usage: string): string {
  const [typed, ...more] = positionals
  if (!typed) throw new PlainError(usage)
  if (more.length > 0)
    throw new PlainError(`${usage} A name with spaces needs quotes: "${positionals.join(' ')}".`)
  return resolveTypedPath(typed)
}
