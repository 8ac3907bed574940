/** A user of every Linux and Mac who owns nothing: 'nobody' on Debian. */
const NOBODY = 65_534

/** Runs a function as a user whom rights bind: root, as whom tests run in containers, may read everything. */
export async function asOtherUser<T>(run: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return run()
  process.seteuid?.(NOBODY)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}
