/** Ends a command with one clear line instead of a stack trace. */
export class Stop extends Error {}

/** Runs a command's main function; whatever ends it early is said in one line where that is enough. */
export async function command(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exitCode = 1
  }
}
