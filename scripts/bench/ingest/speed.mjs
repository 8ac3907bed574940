import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../../support/project.mjs'
import { alternate, printRatios } from '../ratios.mjs'
import { drawPhotographs } from './photographs.mjs'
import { openServer } from './server.mjs'

const MB = 1024 * 1024
/** times four photographs in each round */
const COPIES = 3
const kinds = { upright: 1, 'lying on their side': 6 }

/** Processor time of a photograph, from its upload until its last picture is stored, and how soon the upload is answered. */
export async function benchSpeed({ node, folder, rounds }) {
  await using server = await openServer({ node, folder })
  for (const [kind, orientation] of Object.entries(kinds)) {
    const files = await drawPhotographs(folder, orientation)
    const photos = Array.from({ length: COPIES }, () => files).flat()
    const results = await alternate(rounds, {
      ours: () => sendAll(server, photos),
      twin: () => runBareLoop(node, folder, photos),
    })
    const sizes = files.map((file) => (readFileSync(file).length / MB).toFixed(1))
    printRatios(`Photographs of 12 megapixels, ${kind} (${sizes.join(', ')} MB)`, results, {
      'processor of each': { of: 'processorMs', unit: ' ms' },
    })
    const answers = results.flatMap(({ ours }) => ours.answersMs).toSorted((a, b) => a - b)
    const at = (share) => answers[Math.floor(answers.length * share)].toFixed(0)
    console.log(`  ${answers.length} uploads were answered after ${at(0.5)} ms (p50), ${at(0.95)} ms (p95)`)
  }
}

/** One after the other without a pause, as a browser sends them: further pictures of the one before are made meanwhile. */
export async function sendAll(server, photos) {
  const before = server.processorMs()
  const answersMs = []
  const stored = []
  for (const photo of photos) {
    const file = { name: path.basename(photo), type: 'image/jpeg', bytes: readFileSync(photo) }
    const begun = performance.now()
    const { status, body, text } = await server.administrator.call('POST /api/media', { form: { file } })
    if (status !== 201) throw new Error(text)
    answersMs.push(performance.now() - begun)
    stored.push(server.untilStored(body))
  }
  await Promise.all(stored)
  return { processorMs: (server.processorMs() - before) / photos.length, answersMs }
}

function runBareLoop(node, folder, photos) {
  const args = [inProject('scripts/bench/ingest/bareLoop.mjs'), path.join(folder, 'bare'), ...photos]
  const env = { ...process.env, MALLOC_ARENA_MAX: '2' }
  return { processorMs: JSON.parse(execFileSync(node, args, { env, encoding: 'utf8' })), answersMs: null }
}
