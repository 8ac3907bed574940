import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after, test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'

const script = path.resolve(import.meta.dirname, '../../../scripts/start.mjs')
const folder = temporaryFolder()
const started: ChildProcess[] = []
after(() => {
  for (const child of started) child.kill('SIGKILL')
})

/** Starts as `npm start` does; resolves when the process has printed its address, or has ended. */
async function start(env: Record<string, string> = {}, [command, ...args] = [process.execPath, script]) {
  const child = spawn(command, args, {
    env: { ...process.env, HOST: '', DATA_DIR: path.join(folder, 'data'), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const output = { out: '', err: '' }
  child.stderr.on('data', (piece: Buffer) => (output.err += piece.toString()))
  const listening = new Promise((resolve) => {
    child.stdout.on('data', (piece: Buffer) => {
      output.out += piece.toString()
      if (output.out.includes('The memorial is at ')) resolve(true)
    })
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  await Promise.race([listening, ended])
  const url = /The memorial is at (\S+)/.exec(output.out)?.[1] ?? ''
  return { child, output, url, ended }
}

test('a start with nothing to install or build says only what the server says, and its signals reach the server', async () => {
  const first = await start({ ADMIN_PASSWORD: 'of his own choosing' })
  first.child.kill('SIGINT')
  await first.ended
  const { child, output, ended, url } = await start()
  const [versions, ...addresses] = output.out.split('\n')
  assert.match(versions ?? '', /^Memorial \d+\.\d+\.\d+, database \d{4}-[\w-]+, Node v\d+/)
  assert.deepEqual(addresses, [`The memorial is at ${url}`, `Its dashboard is at ${url}/admin`, ''])
  child.kill('SIGINT')
  assert.equal(await ended, 0)
  assert.equal(output.err, '')
})

test('a signal to npm itself reaches the server, and no shell in between keeps it', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, ended, output } = await start({}, ['npm', 'start'])
    child.kill(signal)
    // the output closes when the server has ended, too
    await ended
    assert.equal(output.err, '')
  }
})

test('the start ends with the server, and with its exit code', async () => {
  const { output, ended } = await start({ PUBLIC_URL: 'example.org' })
  assert.equal(await ended, 1)
  assert.match(output.err, /^Cannot start: PUBLIC_URL .*\n$/)
})

test('Ctrl-C lets running requests finish, and waits for nothing else', async () => {
  const { child, url, ended } = await start()
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
  assert.equal(await ended, 0)
})
