/**
 * `npm run measure:slideshow -- --minutes 30 --photos 200 --seconds 2 [--slow]`: lets the slideshow run on the real
 * clock in a real browser and tells how late its transitions begin, how many frames they drop, what it missed, what it
 * complained of, and whether its memory stays flat. `--slow` is a telephone on slow 4G. `--changes 10000` asks for that
 * many changes by the arrow key instead, one as soon as the last is on, and looks at the memory every 500. Ends with 1
 * when something was missed, complained of or grew.
 */
import { parseArgs } from 'node:util'
import { launchChromium, slow4GLine } from './bench/browser.mjs'
import { build } from './support/build.mjs'
import { addPhotos } from './support/addPhotos.mjs'
import { watchSlides } from './support/watchSlides.mjs'
import { startSite } from '../tests/support/site.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    photos: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '2' },
    slow: { type: 'boolean', default: false },
    changes: { type: 'string' },
  },
})
const [minutes, photos, seconds] = [values.minutes, values.photos, values.seconds].map(Number)
const looks = values.changes ? Math.max(12, Math.round(Number(values.changes) / 500)) : 12
const screen = values.slow ? { width: 390, height: 844 } : { width: 1280, height: 720 }

await build(process.execPath)
const site = await startSite()
const browser = await launchChromium([
  '--js-flags=--expose-gc',
  '--enable-precise-memory-info',
  '--autoplay-policy=no-user-gesture-required',
])
try {
  console.log(`Hanging ${photos} photographs…`)
  await addPhotos(await site.administrator(), photos)
  const { page, complaints } = await openShow()
  const memory = await watchMemory(page, values.changes ? changeByKey(page) : undefined)
  report(await page.evaluate(() => globalThis.watched), memory, complaints)
} finally {
  await browser.close()
  await site.close()
}

async function openShow() {
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: values.slow ? 3 : 1 })
  const page = await context.newPage()
  const complaints = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(watchSlides, seconds * 1000)
  if (values.slow) {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', slow4GLine)
  }
  await page.goto(`${site.url}/slideshow?duration=${seconds}&music=on`)
  await page.getByText('Slide 1 of').waitFor({ timeout: 120_000 })
  return { page, complaints }
}

/** Presses the arrow key for the next slide, each time when the last one is on. Resolves after its share of the changes. */
function changeByKey(page) {
  const pressOften = async (changes) => {
    const status = () => document.querySelector('.show-status span')?.textContent
    for (let change = 0; change < changes; change++) {
      const before = status()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      while (status() === before) await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return () => page.evaluate(pressOften, Math.ceil(Number(values.changes) / looks))
}

function waitShare() {
  return new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / looks))
}

/** Looks at the memory evenly over the time, each after the garbage has gone. */
async function watchMemory(page, passTime = waitShare) {
  const cdp = await page.context().newCDPSession(page)
  const memory = []
  for (let sample = 0; sample < looks; sample++) {
    await passTime()
    await cdp.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
    const heapMB = await page.evaluate(() => performance.memory.usedJSHeapSize / 1024 / 1024)
    memory.push({ heapMB, nodes, jsEventListeners })
    const { slides } = await page.evaluate(() => globalThis.watched)
    console.log(
      `${slides} slides, heap ${heapMB.toFixed(1)} MB, ${nodes} nodes, ${jsEventListeners} listeners`,
    )
  }
  return memory
}

function report(
  { slides, late, bare, delayed, skipped, undecoded, tracks, frames, dropped },
  memory,
  complaints,
) {
  // the first slide is put on the screen a moment after its time has begun, so the most punctual one sets the beat
  const ms = (times) => {
    const earliest = Math.min(...times)
    const sorted = times.map((time) => time - earliest).toSorted((a, b) => a - b)
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(1)
    return `median ${at(0.5)}, 99 of 100 within ${at(0.99)}, worst ${at(1)} ms`
  }
  const most = (what, from, to) =>
    Math.max(...memory.slice(from * looks, to * looks).map((sample) => sample[what]))
  const grew = ['heapMB', 'nodes', 'jsEventListeners'].filter(
    (what) => most(what, 2 / 3, 1) > most(what, 1 / 6, 1 / 2) * 1.1 + 1,
  )
  if (values.changes) {
    console.log(`\n${slides} slides by the arrow key over ${photos} photographs`)
  } else {
    console.log(`\n${slides} slides in ${minutes} minutes over ${photos} photographs, ${seconds} s each`)
    console.log(`transitions begin late: ${ms(late)}`)
    console.log(`a bare timer beside it: ${ms(bare)}`)
    console.log(`frames dropped in transitions: ${dropped} of ${frames}`)
    console.log(`changes delayed: ${delayed.length} ${delayed.slice(0, 5).join(', ')}`)
  }
  console.log(`changes missed: ${skipped.length} ${skipped.slice(0, 5).join(', ')}`)
  console.log(`pictures not decoded when shown: ${undecoded}`)
  console.log(`tracks begun: ${tracks}`)
  console.log(`complaints: ${complaints.length} ${complaints.slice(0, 5).join('\n')}`)
  console.log(grew.length > 0 ? `grew: ${grew.join(', ')}` : 'memory stayed flat')
  const wrong =
    (values.changes ? 0 : delayed.length) + skipped.length + undecoded + complaints.length + grew.length
  if (wrong > 0) process.exitCode = 1
}
