/**
 * Preloaded into a program, stops it once: STOP_BY=kill acts like kill -9, STOP_BY=full like a full disk. STOP_AT says when: the
 * number of a disk step below STOP_BELOW; the end of a path below it, before whose first change it stops; a signal, which is then
 * not sent; or 'after SIGUSR2', once that was sent.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { STOP_AT = '', STOP_BY, STOP_BELOW = '' } = process.env
const kill = process.kill.bind(process)
let step = 0

function stop() {
  if (STOP_BY === 'full')
    throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' })
  kill(process.pid, 'SIGKILL')
}

for (const name of ['writeFileSync', 'renameSync', 'symlinkSync', 'rmSync', 'copyFileSync', 'mkdirSync']) {
  const act = fs[name]
  fs[name] = (...args) => {
    const below = args.filter((arg) => typeof arg === 'string' && arg.startsWith(STOP_BELOW))
    if (below.length > 0 && String(++step) === STOP_AT) stop()
    if (STOP_AT.startsWith('/') && below.some((file) => file.endsWith(STOP_AT))) stop()
    return act(...args)
  }
}
syncBuiltinESMExports()

process.kill = (pid, signal) => {
  if (signal === STOP_AT) stop()
  const isSent = kill(pid, signal)
  if (STOP_AT === `after ${signal}`) stop()
  return isSent
}
