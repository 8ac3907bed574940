/**
 * Preloaded into a command, stops it once, but not the processes that it starts. STOP_BY=kill acts like kill -9, and STOP_BY=full
 * like a full disk. STOP_AT says when:
 * - the number of a step: before that step, which is a change below STOP_BELOW, the start of a program, or a signal;
 * - '/' and the end of a path: before the first change of a path below STOP_BELOW that ends like this;
 * - 'SIGUSR2' or another signal: before it is sent;
 * - 'after SIGUSR2': after it was sent.
 */
import childProcess from 'node:child_process'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { STOP_AT = '', STOP_BY, STOP_BELOW = '' } = process.env
const kill = process.kill.bind(process)
let step = 0

if (/\/commands\/\w+\.js$/.test(process.argv[1] ?? '')) {
  for (const name of ['STOP_AT', 'STOP_BY', 'STOP_BELOW']) delete process.env[name]
  stopAtChanges(fs, [
    'writeFileSync',
    'renameSync',
    'symlinkSync',
    'rmSync',
    'rmdirSync',
    'copyFileSync',
    'linkSync',
    'mkdirSync',
    'mkdtempSync',
  ])
  stopAtChanges(fs.promises, ['writeFile', 'rename', 'rm', 'rmdir', 'copyFile', 'mkdir', 'open'])
  for (const name of ['spawn', 'fork', 'execFileSync']) {
    const start = childProcess[name]
    childProcess[name] = (...args) => {
      stopIf(String(++step) === STOP_AT)
      return start(...args)
    }
  }
  syncBuiltinESMExports()
  process.kill = (pid, signal) => {
    stopIf(String(++step) === STOP_AT || signal === STOP_AT)
    const isSent = kill(pid, signal)
    stopIf(STOP_AT === `after ${signal}`)
    return isSent
  }
}

function stopAtChanges(module, names) {
  for (const name of names) {
    const act = module[name]
    module[name] = (...args) => {
      const below = args.filter((arg) => typeof arg === 'string' && arg.startsWith(STOP_BELOW))
      if (below.length > 0) stopIf(String(++step) === STOP_AT)
      stopIf(STOP_AT.startsWith('/') && below.some((file) => file.endsWith(STOP_AT)))
      return act(...args)
    }
  }
}

function stopIf(isNow) {
  if (!isNow) return
  if (STOP_BY === 'full')
    throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' })
  kill(process.pid, 'SIGKILL')
}
