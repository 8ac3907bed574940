import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject } from './project.mjs'
import { handOver } from './run.mjs'

/**
 * Replaces this process with the script of the same name in the version that an update has installed. Returns false if no update
 * has installed a version.
 */
export function becomeCurrent() {
  if (!existsSync(inProject('current'))) return false
  const script = inProject(`current/scripts/${basename(process.argv[1])}`)
  handOver(process.execPath, [...process.execArgv, realpathSync(script), ...process.argv.slice(2)])
  return true
}
