/** Whether a memorial uses a file or folder of this name in DATA_DIR. The table in docs/operations.md explains each name. */
export const isOurs = (name: string): boolean =>
  /^((memorial|lock)\.db(-[\w-]+)?|running\.json(\.part)?|memorial-before-[\w-]+\.db(\.part)?|reserve(-probe)?|back(\.part)?|(spool|https|newer-[\w-]+)(\/.*)?|files(\/(private|public|archives|installation|house|\.unfinished)(\/.*)?)?)$/s.test(
    name,
  )
