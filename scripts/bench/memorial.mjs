import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { builtin } from '../../contract/builtin.ts'
import { overNetwork, person } from '../../samples/person.ts'
import { inProject } from '../support/project.mjs'
import { run } from '../support/run.mjs'
import { Stop } from '../support/stop.mjs'

const account = { username: 'admin', password: 'only for measuring' }
const accountVariables = { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }
const quiet = '--disable-warning=ExperimentalWarning'

/** A server of its own with the sample life and so many photographs. It is filled once and stays in BENCH_DATA, if set. */
export async function openMemorial(node, photos) {
  const root = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  const folder = join(root, String(photos))
  if (!existsSync(folder)) await fill(node, folder, photos)
  const port = await freePort()
  const server = spawn(node, [quiet, inProject('server/main.ts')], {
    env: { ...process.env, ...accountVariables, DATA_DIR: folder, PORT: String(port), MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Stop('The server did not start.')
    await setTimeout(50)
  }
  await addPortraits(url)
  return {
    url,
    account,
    close: async () => {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      if (!process.env.BENCH_DATA) rmSync(root, { recursive: true })
    },
  }
}

async function fill(node, folder, photos) {
  console.log(`Filling a memorial with ${photos} photographs…`)
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const script of ['fillSamples.ts', 'manyPhotos.mjs']) {
    const args = [quiet, inProject(`scripts/support/${script}`), unfinished, String(photos)]
    if ((await run(node, args, { env: accountVariables })) !== 0) throw new Stop(`${script} failed.`)
  }
  renameSync(unfinished, folder)
}

/** A portrait and an obituary with a photograph, as families have them. */
async function addPortraits(url) {
  const administrator = await person(overNetwork(url)).logIn(account)
  const { body: media } = await administrator.call('GET /api/media')
  const imagePath = media.find(({ fileType }) => fileType === 'image').filePath
  await administrator.call('PUT /api/settings', { body: { portraitPath: imagePath } })
  await administrator.call('PUT /api/obituary', { body: { content: builtin.obituary, imagePath } })
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
