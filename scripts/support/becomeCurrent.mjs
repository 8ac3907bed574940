import { existsSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject } from './project.mjs'
import { handOver } from './run.mjs'

/** Whether an update has brought a version, whose script of the same name this process then becomes. */
export function becomeCurrent() {
  if (!existsSync(inProject('current'))) return false
  const script = inProject(`current/scripts/${basename(process.argv[1])}`)
  handOver(process.execPath, [...process.execArgv, realpathSync(script), ...process.argv.slice(2)])
  return true
}
