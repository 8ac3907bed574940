import './checkMachine.mjs'

/** An error that ends a command with a one-line message instead of a stack trace. */
export class Stop extends Error {}

/** Runs the main function of a command. Prints a Stop or a system error as one line, and any other error with its stack trace. */
export async function command(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Stop || error.syscall ? error.message : error)
    process.exitCode = 1
  }
}
