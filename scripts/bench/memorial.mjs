import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtin } from '../../contract/builtin.ts'
import { overNetwork, person } from '../../samples/person.ts'
import { account, accountVariables } from '../support/measuredAccount.mjs'
import { programOf } from '../support/project.mjs'
import { run } from '../support/run.mjs'
import { Stop } from '../support/stop.mjs'
import { startMemorial } from './processes.mjs'

/** A server of its own with the sample life and so many photographs. It is filled once and stays in BENCH_DATA, if set. */
export async function openMemorial(node, photos) {
  const root = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'memorial-bench-'))
  const folder = join(root, String(photos))
  if (!existsSync(folder)) await fill(node, folder, photos)
  const server = await startMemorial(node, folder)
  const url = `http://127.0.0.1:${server.port}`
  await addPortraits(url)
  return {
    url,
    account,
    close: async () => {
      await server.stop()
      if (!process.env.BENCH_DATA) rmSync(root, { recursive: true })
    },
  }
}

async function fill(node, folder, photos) {
  console.log(`Filling a memorial with ${photos} photographs…`)
  const unfinished = `${folder}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  for (const script of ['fillSamples.ts', 'manyPhotos.mjs']) {
    const args = [...programOf(`scripts/support/${script}`), unfinished, String(photos)]
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
