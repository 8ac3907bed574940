/** The id of a user who owns no files. On Debian, this user is called 'nobody'. */
const NOBODY = 65_534

/** Runs a function as a user who may not read everything, even if this process runs as root, as it does in containers. */
export async function asOtherUser<T>(run: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return run()
  process.seteuid?.(NOBODY)
  try {
    return await run()
  } finally {
    process.seteuid?.(0)
  }
}
