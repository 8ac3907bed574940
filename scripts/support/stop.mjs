/** Ends a command with one clear line instead of a stack trace. */
export class Stop extends Error {}

/** Runs a command's main function; a Stop, or an error of the system, is printed as one line, any other with its stack trace. */
export async function command(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Stop || error.syscall ? error.message : error)
    process.exitCode = 1
  }
}
