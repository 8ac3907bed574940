/**
 * Preloaded into a process, makes its writes fail as on a disk whose quota is used up, while DATA_DIR contains a file `over`.
 * Only the removal of the file `reserve` makes room again. Node has no name for that error, and SQLite reports it as a disk
 * error.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

const inDataDir = (name: string) => path.join(process.env.DATA_DIR ?? '', name)
const isOver = () => fs.existsSync(inDataDir('over')) && fs.existsSync(inDataDir('reserve'))

const makeQuotaError = () =>
  Object.assign(new Error('Unknown system error -122: Unknown system error -122, write'), {
    errno: -122,
    code: 'Unknown system error -122',
    syscall: 'write',
  })

const { write, writeFileSync, promises } = fs
const { writeFile, copyFile } = promises
fs.writeFileSync = (...args) => {
  if (isOver()) throw makeQuotaError()
  writeFileSync(...args)
}
promises.writeFile = async (...args) => {
  if (isOver() || (args[0] === inDataDir('reserve') && fs.existsSync(inDataDir('over'))))
    throw makeQuotaError()
  return writeFile(...args)
}
promises.copyFile = async (...args) => (isOver() ? Promise.reject(makeQuotaError()) : copyFile(...args))
// streams use this function to write
fs.write = ((...args: Parameters<typeof write>) => {
  if (isOver()) (args.at(-1) as unknown as (error: Error) => void)(makeQuotaError())
  else write(...args)
}) as typeof write
syncBuiltinESMExports()

const prepare = DatabaseSync.prototype.prepare
DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql, ...more) {
  const statement = prepare.call(this, sql, ...more)
  if (!/^(insert|update|delete)/i.test(sql)) return statement
  return new Proxy(statement, {
    get(target, name: keyof StatementSync) {
      const value = target[name]
      if (isOver() && (name === 'run' || name === 'all'))
        throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 778 })
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
