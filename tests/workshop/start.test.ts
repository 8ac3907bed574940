import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'

const script = path.resolve(import.meta.dirname, '../../scripts/start.mjs')
const folder = await mkdtemp(path.join(tmpdir(), 'memorial-start-'))
after(() => rm(folder, { recursive: true }))

/** Starts as `npm start` does; resolves when the process has said where it listens, or has ended. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, HOST: '', DATA_DIR: path.join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stderr.on('data', (piece: Buffer) => (said.err += piece.toString()))
  const listening = new Promise((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      said.out += piece.toString()
      if (said.out.includes('The memorial is at ')) resolve(true)
    })
  })
  await Promise.race([listening, once(child, 'close')])
  const url = /The memorial is at (\S+)/.exec(said.out)?.[1] ?? ''
  return { child, said, url }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

test('the first start prints a password that opens the dashboard, the second one does not print it again', async () => {
  const first = await start({})
  const [, username, password] = /Administrator (\S+), password (\S+)/.exec(first.said.out) ?? []
  const body = JSON.stringify({ username, password })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${first.url}/api/login`, { method: 'POST', headers, body })
  assert.equal(status, 200)
  assert.equal(await end(first.child, 'SIGINT'), 0)

  const second = await start({})
  assert.doesNotMatch(second.said.out, /password|Building|Installing/)
  assert.equal(await end(second.child, 'SIGTERM'), 0)
})

test('a second process is refused the same data folder in one line', async () => {
  const first = await start({})
  const second = await start({})
  assert.equal(second.child.exitCode, 1)
  assert.match(second.said.err, /^Cannot start: Another process is using .*\n$/)
  await end(first.child, 'SIGINT')
})

test('a process that was killed leaves nothing that would keep the next one out', async () => {
  const first = await start({})
  await end(first.child, 'SIGKILL')
  const second = await start({})
  assert.match(second.said.out, /The memorial is at/)
  await end(second.child, 'SIGINT')
})

test('a wrong variable ends the start with one line that says which and why', async () => {
  const { child, said } = await start({ PORT: 'eighty', PUBLIC_URL: 'example.org' })
  assert.equal(child.exitCode, 1)
  assert.match(said.err, /^Cannot start: PORT .*PUBLIC_URL .*\n$/)
  assert.equal(said.out, '')
})

test('Ctrl-C lets an upload that is under way finish', async () => {
  const { child, url } = await start({})
  const half = new TransformStream<Uint8Array, Uint8Array>()
  const writer = half.writable.getWriter()
  const body = new TextEncoder().encode(JSON.stringify({ name: 'Ruth', content: 'He got up first.' }))
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: half.readable, duplex: 'half' } as RequestInit
  const answer = fetch(`${url}/api/memories`, asked)
  await writer.write(body.slice(0, 10))
  await fetch(`${url}/healthz`)
  child.kill('SIGINT')
  await writer.write(body.slice(10))
  await writer.close()
  assert.equal((await answer).status, 201)
  if (child.exitCode === null) await once(child, 'exit')
  assert.equal(child.exitCode, 0)
})
