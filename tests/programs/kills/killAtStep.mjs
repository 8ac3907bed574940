/**
 * Preloaded into a program and its threads, counts their steps: the changes of files and the commits. Kills the program before
 * the step with the number STOP_AT. If that step is a synchronous write or the removal of a folder, half of it is done first.
 * Every step adds a byte to STEP_FILE, so that the size of the file is the number of steps.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'

const { STOP_AT = '', STEP_FILE = '' } = process.env
// threads and decoding processes inherit this process id; only threads also have it, so that only their steps are counted
process.env.STEPS_OF ??= String(process.pid)
if (process.env.STEPS_OF === String(process.pid)) countSteps()

function countSteps() {
  const { openSync, writeSync, fstatSync, rmSync } = fs
  const removeHalf = (file) => {
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isDirectory()) return
    const names = fs.readdirSync(file).sort()
    for (const name of names.slice(0, Math.ceil(names.length / 2)))
      rmSync(`${file}/${name}`, { recursive: true })
  }
  const counter = openSync(STEP_FILE, 'a')
  const step = (half = () => undefined) => {
    writeSync(counter, '.')
    if (STOP_AT === '' || fstatSync(counter).size < Number(STOP_AT)) return
    half()
    process.kill(process.pid, 'SIGKILL')
  }
  const before = (object, name, isStep = () => true, half = () => undefined) => {
    const act = object[name]
    object[name] = function (...args) {
      if (isStep(...args)) step(() => half(...args))
      return act.apply(this, args)
    }
  }
  const changing = [
    'writeFile',
    'appendFile',
    'rename',
    'rmdir',
    'unlink',
    'mkdir',
    'mkdtemp',
    'copyFile',
    'link',
  ]
  for (const name of changing) {
    before(fs.promises, name)
    before(fs, `${name}Sync`)
  }
  before(fs.promises, 'rm', undefined, removeHalf)
  before(fs, 'rmSync', undefined, removeHalf)
  const opensForWriting = (_file, flags) => typeof flags === 'string' && flags !== 'r'
  before(fs, 'open', opensForWriting)
  before(fs, 'openSync', opensForWriting)
  before(fs, 'fsyncSync')
  before(fs, 'write')
  before(fs, 'writev')
  const open = fs.promises.open
  fs.promises.open = async (file, flags, ...more) => {
    if (opensForWriting(file, flags)) step()
    const handle = await open(file, flags, ...more)
    for (const name of ['write', 'appendFile', 'sync', 'datasync']) before(handle, name)
    return handle
  }
  fs.writeSync = (file, bytes, ...more) => {
    const [offset = 0, length = bytes.length, position] = more
    // the standard output and error are no files: the log goes there
    if (file > 2) step(() => writeSync(file, bytes, offset, length >> 1, position))
    return writeSync(file, bytes, ...more)
  }
  before(DatabaseSync.prototype, 'exec')
  const prepare = DatabaseSync.prototype.prepare
  DatabaseSync.prototype.prepare = function (sql, ...more) {
    const statement = prepare.call(this, sql, ...more)
    if (/^(begin|commit|vacuum|insert|update|delete)/i.test(sql))
      for (const name of ['run', 'all']) before(statement, name)
    return statement
  }
  syncBuiltinESMExports()
}
