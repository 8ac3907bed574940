import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject } from './project.mjs'
import { handOver } from './run.mjs'

/** Becomes the script of the same name in the version that an update installed. Returns false when there is none. */
export function becomeCurrent() {
  if (!existsSync(inProject('current'))) return false
  const script = inProject(`current/scripts/${basename(process.argv[1])}`)
  handOver(process.execPath, [...process.execArgv, realpathSync(script), ...process.argv.slice(2)])
  return true
}
