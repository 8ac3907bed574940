/**
 * This program runs the script in its argument for `startScript`, and ends with the script's exit code. It is the leader of a process
 * group, so that one signal ends it together with everything that the script has started. The script may be of any version, so it
 * cannot be asked to watch for the end of the process that wants it.
 */
import { spawn } from 'node:child_process'

const script = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' })
script.on('exit', (code) => process.exit(code ?? 1))
process.on('SIGTERM', () => script.kill('SIGTERM'))

// the update or npm run back has ended, or wants the script no longer
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
