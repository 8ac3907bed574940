import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'

const main = path.resolve(import.meta.dirname, '../../server/main.ts')
let dataDir: string
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'memorial-start-'))
})
after(() => rm(dataDir, { recursive: true, force: true }))

/** A real server process; `said` is all it printed once it serves, or has ended. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ...env },
  })
  let said = ''
  const ended = once(child, 'exit').then(([code]) => code as number)
  const serving = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        said += text.toString()
        if (said.includes('The memorial is at')) resolve()
      })
  })
  await Promise.race([serving, ended])
  return { child, ended, said: () => said, address: /http:\S+/.exec(said)?.[0] ?? '' }
}

describe('A start', () => {
  test('prints the address and, the first time only, a password it made up; a signal ends it cleanly', async () => {
    const first = await start()
    assert.match(first.said(), /password \S{16} \(shown only this once\)/)
    assert.equal((await fetch(`${first.address}/healthz`)).status, 200)
    first.child.kill('SIGINT')
    assert.equal(await first.ended, 0)
    const second = await start()
    assert.doesNotMatch(second.said(), /password/)
    second.child.kill('SIGTERM')
    assert.equal(await second.ended, 0)
  })

  test('on a folder that another process uses is refused in one line, and a killed process leaves no lock', async () => {
    const first = await start()
    const second = await start()
    assert.equal(await second.ended, 1)
    assert.match(second.said(), /^Cannot start: Another process is using [^\n]+\n$/)
    first.child.kill('SIGKILL')
    await first.ended
    const third = await start()
    assert.match(third.said(), /The memorial is at/)
    third.child.kill('SIGTERM')
    await third.ended
  })

  test('over lost files, or a lost database, is refused with the way out', async () => {
    const kept = path.join(dataDir, 'files')
    for (const [lost, words] of [
      [kept, /its files are not[^\n]+backup/],
      [path.join(dataDir, 'memorial.db'), /its database is empty[^\n]+backup/],
    ] as const) {
      await rename(lost, `${lost}-away`)
      const refused = await start()
      assert.equal(await refused.ended, 1)
      assert.match(refused.said(), words)
      await rm(lost, { recursive: true, force: true })
      await rename(`${lost}-away`, lost)
    }
    const again = await start()
    assert.match(again.said(), /The memorial is at/)
    again.child.kill('SIGTERM')
    await again.ended
  })

  test('with a wrong value ends with one line that says which', async () => {
    const refused = await start({ PORT: 'seventy' })
    assert.equal(await refused.ended, 1)
    assert.match(refused.said(), /^Cannot start: PORT must be a port number\n$/)
  })

  test('on a port that is taken says so', async () => {
    const first = await start()
    const other = await mkdtemp(path.join(tmpdir(), 'memorial-start-'))
    const second = await start({ PORT: new URL(first.address).port, DATA_DIR: other })
    assert.equal(await second.ended, 1)
    assert.match(second.said(), /Cannot start: [^\n]*EADDRINUSE[^\n]*\n$/)
    first.child.kill('SIGTERM')
    await first.ended
    await rm(other, { recursive: true })
  })
})
