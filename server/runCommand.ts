import { StartupError } from './config.ts'
import { Failure } from './fail.ts'
import { sentenceOf } from './storage/sentenceOf.ts'

/**
 * Runs a command of the terminal to its end. What people can do something about is one line after `cannot`, such as
 * 'Cannot back up'; only a fault of ours shows where it happened.
 */
export async function runCommand(cannot: string, main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    const sentence = messageOf(error)
    console.error(sentence === null ? error : `${cannot}: ${sentence}`)
    process.exitCode = 1
  }
}

function messageOf(error: unknown): string | null {
  const { code = '', message } = error as NodeJS.ErrnoException
  const isForPeople =
    error instanceof StartupError || error instanceof Failure || code.startsWith('ERR_PARSE_ARGS')
  return isForPeople ? message : sentenceOf(error)
}
