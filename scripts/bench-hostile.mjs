/**
 * `npm run bench:hostile -- [senders]`: what a visitor who sends hostile files at full speed, over four connections, costs
 * other visitors: the time of their photo uploads as a ratio to quiet, and the server's memory. Quiet and attack take turns
 * in one run, so that a busy machine slows both.
 */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { overNetwork, person } from '../samples/person.ts'
import { memoryOf } from '../server/codecs/processUse.ts'
import { hostile } from '../tests/codecs/hostile.ts'
import { fixturePath } from '../tests/support/fixtures.ts'
import { newSqliteFolder } from '../tests/support/backends.ts'
import { environmentOf } from '../tests/support/environment.ts'
import { startProcess } from '../tests/support/process.ts'
import { median } from './support/measuring.mjs'

const MB = 1024 * 1024
const rounds = 6
const uploadsPerRound = 8
const connections = 4
const senders = Number(process.argv[2] ?? 1)

const photo = (name) => readFileSync(fixturePath(name))
const honest = photo('photos/gps-5mp-bridge.jpg')
const attacks = {
  'empty scans': hostile.jpeg(Buffer.from('ffda0002', 'hex'), MB, 'before'),
  'empty scans behind': hostile.jpeg(Buffer.from('ffda0002', 'hex'), MB, 'behind'),
  'empty HEIC boxes': hostile.boxes('heic', MB),
  'a progressive giant': hostile.progressive(),
  'no picture': hostile.elements(MB),
  'many samples': hostile.samples(100_000),
  'a large photo': photo('photos/landscape-12mp-sunset.jpg'),
  'a HEIC': photo('formats/iphone.HEIC'),
}

const backend = await newSqliteFolder()
const server = await startProcess({ ...environmentOf(backend), TRUST_PROXY: '1' })
const visitor = person(overNetwork(server.url))
let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 50)
const times = { quiet: [], attacked: [] }
let attacksSent = 0
try {
  await sendHonest([], 'warm-up')
  for (let round = 0; round < rounds; round++) {
    await sendHonest(times.quiet, round)
    const attack = beginAttack()
    await sendHonest(times.attacked, round)
    await attack.end()
  }
} finally {
  clearInterval(watch)
  server.kill('SIGTERM')
  await server.ended
  await rm(backend.dataDir, { recursive: true })
}
const [quiet, attacked] = [median(times.quiet), median(times.attacked)]
const ratio = (attacked / quiet).toFixed(2)
console.log(
  `${senders} hostile sender(s), ${attacksSent} hostile files, ${times.quiet.length} photos each way`,
)
console.log(
  `quiet ${quiet} ms, attacked ${attacked} ms (${Math.max(...times.attacked)} at most): ${ratio} times`,
)
console.log(`peak of memory ${Math.round(peak / MB)} MB`)

/** Each photo comes from another address, one after the other. */
async function sendHonest(durations, round) {
  for (let count = 0; count < uploadsPerRound; count++) {
    const begun = Date.now()
    const status = await send(honest, `10.1.${count}.${Number(round) || 0}`)
    durations.push(Date.now() - begun)
    if (status !== 201) throw new Error(`an honest photograph was answered with ${status}`)
  }
}

/** Sends without a pause until it is ended. */
function beginAttack() {
  let isOver = false
  const files = Object.values(attacks)
  const sendAll = async (sender, connection) => {
    for (let next = connection; !isOver; next++, attacksSent++)
      await send(files[next % files.length], `10.2.0.${sender}`)
  }
  const flood = Array.from({ length: senders * connections }, (_, index) =>
    sendAll(Math.floor(index / connections), index),
  )
  const all = Promise.all(flood)
  return {
    end: () => {
      isOver = true
      return all
    },
  }
}

async function send(bytes, address) {
  const form = { memoryAuthor: 'A visitor', files: { name: 'photo', bytes, type: '' } }
  const { status } = await visitor.call('POST /api/media/upload', {
    form,
    headers: { 'x-forwarded-for': address },
  })
  return status
}
