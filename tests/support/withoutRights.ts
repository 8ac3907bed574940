/** Preloaded into a process: rights cannot be changed there, as on a disk in exFAT, on one of a network, or of another user. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const refuse = (file: string) => {
  const message = `EPERM: operation not permitted, chmod '${file}'`
  throw Object.assign(new Error(message), { code: 'EPERM', syscall: 'chmod', path: file })
}

fs.chmodSync = (file) => refuse(String(file))
// it copies the rights, too
fs.promises.copyFile = async (_from, to) => refuse(String(to))
syncBuiltinESMExports()
