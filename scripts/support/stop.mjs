/** Ends a command with one clear line instead of a stack trace. */
export class Stop extends Error {}

/** Runs a command's main function. Prints a Stop or a system error as one line, and other errors with their stack trace. */
export async function command(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Stop || error.syscall ? error.message : error)
    process.exitCode = 1
  }
}
