import { StartupError } from '../config.ts'
import { Failure } from '../errors/fail.ts'
import { sentenceOf } from '../storage/sentenceOf.ts'

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
  return sentenceOf(error) ?? (error instanceof StartupError || error instanceof Failure ? message : null)
}
