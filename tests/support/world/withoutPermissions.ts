/**
 * Preloaded into a process, makes every change of permissions fail, as on an exFAT or network disk, or with files of another
 * user.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const refuse = (file: string) => {
  const message = `EPERM: operation not permitted, chmod '${file}'`
  throw Object.assign(new Error(message), { code: 'EPERM', syscall: 'chmod', path: file })
}

fs.chmodSync = (file) => refuse(String(file))
// copyFile fails as well, because it also copies the permissions
fs.promises.copyFile = async (_from, to) => refuse(String(to))
syncBuiltinESMExports()
