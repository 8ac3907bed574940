import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { photoName } from '../../contract/media/pictures.ts'
import { createNetworkSend, createPerson } from '../../samples/person.ts'
import { readProcessorTimes } from '../../server/codecs/process/processUse.ts'
import { photographs } from '../support/addPhotos.mjs'
import { account } from '../support/measuredAccount.mjs'
import { inProject } from '../support/project.mjs'
import { startMemorial } from './processes.mjs'
import { alternate, median, formatRow, formatTable } from './ratios.mjs'

const figures = {
  'processor time of each': { measure: 'processorMsPerPhoto', unit: ' ms' },
  'answered after': { measure: 'medianResponseMs', unit: ' ms', kind: 'value', aim: 300 },
}
/** The number of times that each round sends the four photographs. */
const COPIES = 3

/** Measures uploads to an empty memorial, and compares them with a minimal program that makes the same pictures. */
export async function benchIngest({ node, folder, rounds }) {
  const dataDir = path.join(folder, 'ingest')
  const server = await startMemorial(node, dataDir)
  const adminClient = await createPerson(createNetworkSend(`http://127.0.0.1:${server.port}`)).logIn(account)
  const files = await writePhotographs(folder)
  const photos = Array.from({ length: COPIES }, () => files).flat()
  const results = await alternate(rounds, {
    ours: () => sendAll({ adminClient, pid: server.pid, dataDir }, photos),
    twin: () => runBareLoop(node, folder, photos),
  })
  await server.stop()
  rmSync(dataDir, { recursive: true })
  return [
    formatTable('Uploads', figures, [formatRow('a photograph of 12 megapixels and 4 MB', results, figures)]),
  ]
}

/** Writes four photographs of twelve megapixels, similar to those of a camera. */
async function writePhotographs(folder) {
  const files = photographs.map((file) => path.join(folder, `${path.parse(file).name}.jpg`))
  for (const [index, file] of files.entries()) {
    if (existsSync(file)) continue
    const { data, info } = await sharp(photographs[index])
      .resize(4000, 3000, { fit: 'cover' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    await writeFile(file, await encodeFourMegabytes(data, info))
  }
  return files
}

/** Encodes a JPEG of about four megabytes, with the lowest quality that gives this size. */
async function encodeFourMegabytes(data, info) {
  for (let quality = 85; ; quality++) {
    const photo = sharp(data, { raw: info }).jpeg({ quality })
    const bytes = await photo.toBuffer()
    if (bytes.length > 3.8 * 1024 * 1024 || quality === 99) return bytes
  }
}

/** Uploads the photographs one after the other without a pause, as a browser does, and waits until all pictures are made. */
async function sendAll({ adminClient, pid, dataDir }, photos) {
  const msBefore = readProcessorMs(pid)
  const answers = []
  for (const photo of photos) {
    const file = { name: path.basename(photo), type: 'image/jpeg', bytes: readFileSync(photo) }
    const startedAt = performance.now()
    const { status, body, text } = await adminClient.call('POST /api/media', { form: { file } })
    if (status !== 201) throw new Error(text)
    answers.push({ ms: performance.now() - startedAt, id: body.id })
  }
  // the full photo is the last picture that the server makes after an upload
  for (const { id } of answers)
    while (!existsSync(path.join(dataDir, 'files/private', id, photoName))) await setTimeout(10)
  return {
    processorMsPerPhoto: (readProcessorMs(pid) - msBefore) / photos.length,
    medianResponseMs: median(answers.map(({ ms }) => ms)),
  }
}

function runBareLoop(node, folder, photos) {
  const args = [inProject('scripts/bench/bareLoop.mjs'), path.join(folder, 'bare'), ...photos]
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  return { processorMsPerPhoto: JSON.parse(execFileSync(node, args, { env, encoding: 'utf8' })) }
}

/** Reads the CPU milliseconds of a process and all its children, including those that have ended. */
function readProcessorMs(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
  const times = [pid, ...children].map((id) => readProcessorTimes(`/proc/${id}/stat`))
  return times.flat().reduce((total, time) => total + time, 0)
}
