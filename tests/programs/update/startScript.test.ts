import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { startScript } from '../../../server/operations/update/programs.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

const folder = temporaryFolder()
mkdirSync(path.join(folder, 'scripts'))
const writeScript = (name: string, text: string) =>
  writeFileSync(path.join(folder, `scripts/${name}.mjs`), text)

/** Whether a process runs; one that has ended may still wait to be reaped. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** A script that starts a child process, and then runs until it is ended. */
writeScript(
  'stay',
  `import { spawn } from 'node:child_process'
   import { renameSync, writeFileSync } from 'node:fs'
   const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
   writeFileSync('pids.part', JSON.stringify([process.pid, child.pid]))
   renameSync('pids.part', 'pids')
   setInterval(() => {}, 1000)`,
)

test('a script has its own exit code, output and folder, and ends when it is told to', async () => {
  writeScript('fail', `console.log(process.cwd()); console.error('Lost.'); process.exit(3)`)
  const failed = startScript(folder, 'fail', process.env)
  assert.equal(await failed.exitCode, 3)
  assert.equal(failed.output(), `${folder}\nLost.\n`)
  writeScript(
    'end',
    `process.on('SIGTERM', () => process.exit(0)); console.log('ready'); setInterval(() => {}, 1000)`,
  )
  const ended = startScript(folder, 'end', process.env)
  await waitUntil(() => ended.output() === 'ready\n', 'it starts')
  ended.child.kill('SIGTERM')
  assert.equal(await ended.exitCode, 0)
})

test('a script, and everything that it has started, ends with the process that wanted it, even if that is killed', async () => {
  const module = path.resolve('server/operations/update/programs.ts')
  const code = `import { startScript } from '${module}'; startScript('${folder}', 'stay', process.env)`
  const maker = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' })
  const pidsFile = path.join(folder, 'pids')
  await waitUntil(() => existsSync(pidsFile), 'it starts')
  const pids = JSON.parse(readFileSync(pidsFile, 'utf8')) as number[]
  assert.ok(pids.every(isRunning))
  maker.kill('SIGKILL')
  await once(maker, 'exit')
  await waitUntil(
    () => !pids.some(isRunning),
    () => `still there: ${pids.filter(isRunning).join(', ')}`,
  )
})
