import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { photoName } from '../../contract/media/pictures.ts'
import { overNetwork, person } from '../../samples/person.ts'
import { readProcessorTimes } from '../../server/codecs/process/processUse.ts'
import { account } from '../support/measuredAccount.mjs'
import { inProject } from '../support/project.mjs'
import { drawPhotographs } from './photographs.mjs'
import { startMemorial } from './processes.mjs'
import { alternate, median, rowOf, tableOf } from './ratios.mjs'

const figures = {
  'processor time of each': { of: 'processorMs', unit: ' ms' },
  'answered after': { of: 'answeredMs', unit: ' ms', kind: 'value', aim: 300 },
}
/** Each round sends the four photographs this many times. */
const COPIES = 3

/** Compares uploads to an empty memorial with a minimal program that makes pictures of the same photographs. */
export async function benchIngest({ node, folder, rounds }) {
  const dataDir = path.join(folder, 'ingest')
  const server = await startMemorial(node, dataDir)
  const administrator = await person(overNetwork(`http://127.0.0.1:${server.port}`)).logIn(account)
  const files = await drawPhotographs(folder)
  const photos = Array.from({ length: COPIES }, () => files).flat()
  const results = await alternate(rounds, {
    ours: () => sendAll({ administrator, pid: server.pid, dataDir }, photos),
    twin: () => runBareLoop(node, folder, photos),
  })
  await server.stop()
  rmSync(dataDir, { recursive: true })
  return [tableOf('Uploads', figures, [rowOf('a photograph of 12 megapixels and 4 MB', results, figures)])]
}

/** Uploads the photographs one after the other without a pause, as a browser does, while the server derives pictures of earlier ones. */
async function sendAll({ administrator, pid, dataDir }, photos) {
  const before = processorMs(pid)
  const answers = []
  for (const photo of photos) {
    const file = { name: path.basename(photo), type: 'image/jpeg', bytes: readFileSync(photo) }
    const begun = performance.now()
    const { status, body, text } = await administrator.call('POST /api/media', { form: { file } })
    if (status !== 201) throw new Error(text)
    answers.push({ ms: performance.now() - begun, id: body.id })
  }
  // the full photo is the last picture that the server makes after an upload
  for (const { id } of answers)
    while (!existsSync(path.join(dataDir, 'files/private', id, photoName))) await setTimeout(10)
  return {
    processorMs: (processorMs(pid) - before) / photos.length,
    answeredMs: median(answers.map(({ ms }) => ms)),
  }
}

function runBareLoop(node, folder, photos) {
  const args = [inProject('scripts/bench/bareLoop.mjs'), path.join(folder, 'bare'), ...photos]
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  return { processorMs: JSON.parse(execFileSync(node, args, { env, encoding: 'utf8' })) }
}

/** Reads the processor milliseconds of a process and all its children, including those that ended. */
function processorMs(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
  const times = [pid, ...children].map((id) => readProcessorTimes(`/proc/${id}/stat`))
  return times.flat().reduce((total, time) => total + time, 0)
}
