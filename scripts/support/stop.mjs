import { readFileSync } from 'node:fs'
import './checkMachine.mjs'

/** An error that ends a command with a one-line message instead of a stack trace. */
export class Stop extends Error {}

/**
 * Runs the main function of a command; with `--help` or `-h`, only prints what the command does. Prints a Stop or a system error as
 * one line, and any other error with its stack trace.
 */
export async function command(main) {
  try {
    if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) console.log(readHelp())
    else await main()
  } catch (error) {
    console.error(error instanceof Stop || error.syscall ? error.message : error)
    process.exitCode = 1
  }
}

/** Reads what the command does from the comment at the beginning of its file, so that the two cannot differ. */
function readHelp() {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(process.argv[1], 'utf8')) ?? []
  return comment.replace(/\n \*/g, '').replaceAll('`', '').replace(/ +/g, ' ').trim()
}
