import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { besideFile } from '../../contract/pictures.ts'
import { overNetwork, person } from '../../samples/person.ts'
import { photographs } from '../support/addPhotos.mjs'
import { account } from '../support/measuredAccount.mjs'
import { ask, memoryOf, startMemorial } from './processes.mjs'

const UPLOADS = Number(process.env.UPLOADS ?? 1_000)
const MINUTES = Number(process.env.MINUTES ?? 60)
const VISITORS = 20
const SECONDS_A_SLIDE = 5
const sent = photographs.filter((file) => file.includes('6mp'))

/** The memory of one server while many photographs arrive, and then while visitors watch the slideshow for an hour. */
export async function benchSoak({ node, folder }) {
  const memorial = await startMemorial(node, folder)
  const print = (after) => console.log(`${after.padEnd(24)} ${memoryOf(memorial.pid).toFixed(0)} MB`)
  await ask(memorial, { path: '/gallery' })
  print('first page')
  await sendPhotographs(memorial, (count) => print(`${count} photographs sent`))
  const end = performance.now() + MINUTES * 60_000
  const watching = Array.from({ length: VISITORS }, (_, visitor) => watchShow(memorial, visitor, end))
  for (let minute = 5; minute <= MINUTES; minute += 5) {
    await setTimeout(5 * 60_000)
    print(`${minute} minutes of slideshow`)
  }
  await Promise.all(watching)
  await memorial.stop()
}

async function sendPhotographs({ port }, onHundred) {
  const keeper = await person(overNetwork(`http://127.0.0.1:${port}`)).logIn(account)
  for (let count = 1; count <= UPLOADS; count++) {
    const photograph = sent[count % sent.length]
    const file = { name: path.basename(photograph), type: 'image/jpeg', bytes: readFileSync(photograph) }
    const { status, text } = await keeper.call('POST /api/media', { form: { file } })
    if (status !== 201) throw new Error(text)
    if (count % 100 === 0) onHundred(count)
  }
}

/** Visitors come one after the other; each reads the page and its lists, and then a slide after the other. */
async function watchShow(memorial, visitor, end) {
  await setTimeout((visitor / VISITORS) * SECONDS_A_SLIDE * 1_000)
  for (const path of ['/slideshow', '/api/music', '/api/settings']) await ask(memorial, { path })
  const { body } = await ask(memorial, { path: '/api/media' })
  const slides = JSON.parse(body).filter(({ filePath, fileType }) => filePath && fileType === 'image')
  for (let slide = visitor * 7; performance.now() < end; slide++) {
    const { filePath } = slides[slide % slides.length]
    await ask(memorial, { path: besideFile(filePath, '1600.webp') })
    await setTimeout(SECONDS_A_SLIDE * 1_000)
  }
}
