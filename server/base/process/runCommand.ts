import { PlainError } from '../errors/PlainError.ts'
import { sentenceOf } from '../errors/sentenceOf.ts'
import path from 'node:path'

/**
 * Runs a command of the terminal to its end. What people can do something about is one line after `cannot`, such as
 * 'Cannot back up'; only a fault of ours shows where it happened.
 */
export async function runCommand(cannot: string, main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const sentence = lineOf(error)
    console.error(sentence === null ? error : `${cannot}: ${sentence}`)
    process.exitCode = 1
  }
}

/** The line for people about what they can do something about; null for a fault of ours. */
export function lineOf(error: unknown): string | null {
  const { code = '', message } = error as NodeJS.ErrnoException
  // its further sentences are for who writes commands
  if (code.startsWith('ERR_PARSE_ARGS')) return message.replace(/\. .*/s, '.')
  // first: what is said of a full disk to visitors is not for whoever sits before it
  return sentenceOf(error) ?? (error instanceof PlainError ? message : null)
}

/** On a terminal one line that changes; elsewhere a line for every tenth. */
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

/** A path that somebody typed after `npm run …`: npm runs in the project's folder, it is meant from where they called it. */
export const typedPath = (typed: string) => path.resolve(process.env.INIT_CWD ?? '', typed)

/** The one path that a command is given. Throws PlainError with `usage` when there is none, or more. */
export function onlyPath(positionals: readonly string[], usage: string): string {
  const [typed, ...more] = positionals
  if (!typed) throw new PlainError(usage)
  if (more.length > 0)
    throw new PlainError(`${usage} A name with spaces needs quotes: "${positionals.join(' ')}".`)
  return typedPath(typed)
}
