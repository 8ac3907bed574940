import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readMainThreadMs } from '../../../server/codecs/process/processUse.ts'
import { ChildError, runChild } from '../../../server/codecs/programs/runChild.ts'
import { waitUntil } from '../../support/servers/waitUntil.ts'

const makers: ChildProcess[] = []
after(() => makers.forEach((maker) => maker.kill('SIGKILL')))

const read = (file: string) => {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

/** Whether a process runs. One that has ended may still be listed, as a zombie, until somebody asks for its exit code. */
const isRunning = (pid: number) => /\) [^ZX] /.test(read(`/proc/${pid}/stat`))

/** Lists the children of a process, and their children. */
const listChildren = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...listChildren(child)])

for (const [kind, command] of [
  ['ffmpeg', /^ffmpeg\0/],
  ['pages', /decoderProcess/],
] as const)
  test(`work of this kind ends when its maker is killed: ${kind}`, {
    skip: process.platform !== 'linux' && 'processes are read from /proc',
  }, async () => {
    const program = fileURLToPath(new URL('startWork.ts', import.meta.url))
    const maker = spawn(process.execPath, [program, kind], { stdio: 'ignore' })
    makers.push(maker)
    const findWorker = () =>
      listChildren(maker.pid ?? 0).find((pid) => command.test(read(`/proc/${pid}/cmdline`)))
    // starting takes less processor time than this, so the work has begun
    await waitUntil(
      () => readMainThreadMs(findWorker() ?? 0) > (kind === 'ffmpeg' ? 0 : 3_000),
      () => `no ${kind} began to work`,
    )
    const workers = listChildren(maker.pid ?? 0)
    maker.kill('SIGKILL')
    await once(maker, 'exit')
    try {
      await waitUntil(() => !workers.some(isRunning), 'the work goes on')
    } finally {
      for (const pid of workers.filter(isRunning)) process.kill(pid, 'SIGKILL')
    }
  })

test('a program that fails, takes too long or does not exist is an error with what it printed', async () => {
  await assert.rejects(runChild('sh', ['-c', 'echo "No $0" >&2; exit 3', 'room']), (error: Error) => {
    assert.ok(error instanceof ChildError)
    assert.equal(error.message, 'No room')
    return true
  })
  await assert.rejects(runChild('sleep', ['600'], { timeoutMs: 1 }), /sleep ended: SIGKILL/)
  await assert.rejects(runChild('no-such-program', []), /no-such-program/)
  assert.equal(await runChild('printf', ['%s', '$(echo a) "b" \'c\'']), '$(echo a) "b" \'c\'')
})
