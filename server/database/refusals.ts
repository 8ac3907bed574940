/** Whether a write failed because a unique column already holds the value, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const sqliteUnique = 2067
  const sqlitePrimaryKey = 1555
  return code === '23505' || errcode === sqliteUnique || errcode === sqlitePrimaryKey
}

/** Whether the database could not be reached or went away, so that trying again shortly makes sense. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (
    typeof code === 'string' &&
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[123]|08\d{3})$/.test(code)
  )
    return true
  return (
    typeof message === 'string' &&
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  )
}
