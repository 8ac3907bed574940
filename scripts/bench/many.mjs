import { devices } from './browser.mjs'
import { alternate, ratiosTable } from './ratios.mjs'

const MANY = 10_000
const USUAL = 200

/** What people open, by buttons and tabs one after the other, until an element that matches `shows` is drawn. */
const places = [
  { name: 'Jump to Slide', path: '/slideshow-old', steps: [['Jump to Slide', '.jump-piece img']] },
  { name: 'Manage Media', path: '/admin', steps: [['Manage Media', '.media-list [data-id]']] },
  {
    name: 'the picker of a memory',
    path: '/admin',
    steps: [
      ['Memories', 'button[aria-label^="Edit "]'],
      ['Edit ', '.memory-media button'],
      ['Select Media', '.media-picker-grid img'],
    ],
  },
]

const openFigures = {
  'until it is drawn': { of: 'openedMs', unit: ' ms' },
  elements: { of: 'elements' },
}

const showFigures = {
  'first slide': { of: 'photo', unit: ' ms' },
  'longest task': { of: 'longest', unit: ' ms', ratio: false },
  elements: { of: 'nodes' },
}

/** Slideshows, Manage Media, the picker and Jump to Slide with 10,000 photographs against the same with 200. */
export async function benchMany({ browser, openSites, rounds, report }) {
  const { memorial: usual } = await openSites(USUAL)
  const { memorial: many } = await openSites(MANY)
  const compare = async (title, visit, figures) => {
    const results = await alternate(rounds, { ours: () => visit(many), twin: () => visit(usual) })
    report.add(`${title}, ${MANY} photographs against ${USUAL}`, ratiosTable(results, figures))
  }
  for (const path of ['/slideshow', '/slideshow-old'])
    await compare(path, ({ url }) => browser.visit(`${url}${path}`, devices.phone), showFigures)
  for (const { name, path, steps } of places) {
    const visit = async ({ url, account }) =>
      browser.visit(`${url}${path}`, devices.desk, (page) => openPlace(page, steps), account)
    await compare(name, visit, openFigures)
  }
}

/** How long the last step takes, and how much is in the document then. */
async function openPlace(page, steps) {
  const last = steps.length - 1
  for (const step of steps.slice(0, last)) await page.evaluate(pressAndTime, step)
  return page.evaluate(pressAndTime, steps[last])
}

/** Runs in the page. */
async function pressAndTime([name, shows]) {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const pressables = [...document.querySelectorAll('button, [role=tab]')]
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const pressed = pressables.find((element) => nameOf(element) === name || nameOf(element).startsWith(name))
  if (!pressed) throw new Error(`nothing here is called ${name}`)
  const since = performance.now()
  pressed.click()
  while (!document.querySelector(shows)) await nextFrame()
  await nextFrame()
  const openedMs = performance.now() - since
  await nextFrame()
  return { openedMs, elements: document.querySelectorAll('*').length }
}
