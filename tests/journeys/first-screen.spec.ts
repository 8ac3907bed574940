import type { Page } from '@playwright/test'
import { isPublic, pages } from '../../contract/page.ts'
import { pictures } from '../../contract/pictures.ts'
import { srcSetOf } from '../../web/media/sources.ts'
import { chooseSize, sizesOf, slideSizes, unmeasuredConnection } from '../../web/show/pictureSize.ts'
import { expect, openHydrated, test } from '../support/journey.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

/** Holds the page's script back until the answer is called. */
const holdScript = async (page: Page) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('script is asked for once the pictures of the first screen are there', async ({ page }) => {
  const done: string[] = []
  let doneBeforeScript: string[] | undefined
  page.on('requestfinished', (request) => done.push(request.url()))
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) doneBeforeScript ??= [...done]
  })
  // so that the longest wait never ends
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openHydrated(page, '/gallery')
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-eager]')]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => image.currentSrc),
  )
  expect(shown.length).toBeGreaterThan(3)
  expect(doneBeforeScript).toEqual(expect.arrayContaining(shown))
})

test('on a telephone no picture further down is asked for before those of the first screen are there @phone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/memories')
  const lazy = page.locator('.memories-section img[loading="lazy"]')
  await lazy.last().scrollIntoViewIfNeeded()
  await expect(lazy.last()).toHaveJSProperty('complete', true)
  const further = await lazy.evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ currentSrc }) => currentSrc)
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  )
  expect(further.length).toBeGreaterThan(0)
  const script = asked.findIndex((path) => path.endsWith('.js'))
  for (const path of further) expect(asked.indexOf(path), path).toBeGreaterThan(script)
})

test('where photographs are awaited, they stand blurred', async ({ page }) => {
  const release = await holdScript(page)
  await page.route(/\.(avif|webp)$/, () => {})
  await page.goto('/gallery', { waitUntil: 'commit' })
  await expect(page.locator('.polaroid .photo').first()).toHaveCSS(
    'background-image',
    /^url\("data:image\/webp/,
  )
  release()
})

test('what is pressed before the script has come is pressed once it has @both', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/gallery', { waitUntil: 'commit' })
  const videos = page.getByRole('button', { name: 'Videos' })
  await videos.click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(videos).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(videos).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Photos' }).click()
  await expect(page.getByRole('button', { name: 'Photos' })).toHaveAttribute('aria-pressed', 'true')
})

test('a mouse that is at the top before the script has come opens the menu once it has', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/gallery', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()
  await page.mouse.move(640, 20)
  release()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})

test('a mouse that rests at the top while a page loads leaves the menu shut', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/gallery', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: 'Gallery' })
  // a browser tells a new page where the mouse is by a move that leads nowhere
  await heading.dispatchEvent('mousemove', { clientX: 640, clientY: 20 })
  release()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('15 items')
  // asked once: an open menu would close by itself
  expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false)
})

test('keys pressed before the script has come go to what the press before them opened', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/gallery', { waitUntil: 'commit' })
  const [first, second] = await page.locator('.polaroid .open-media img').all()
  const names = [await first?.getAttribute('alt'), await second?.getAttribute('alt')] as [string, string]
  await page.getByRole('button', { name: names[0], exact: true }).click()
  await page.keyboard.press('ArrowRight')
  release()
  await expect(page.getByRole('dialog', { name: names[1], exact: true })).toBeVisible()
})

test('a page whose script never comes reads as without scripts', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await page.goto('/gallery')
  await expect(page.getByRole('link', { name: 'See all photographs and videos' })).toBeVisible()
  await expect(page.getByText('Loading gallery items...')).toBeHidden()
})

for (const path of ['/slideshow', '/slideshow-old']) {
  test(`${path} shows its first slide before script and list have come, and knows then what was pressed @both`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    const first = page.locator('body > .first-slide')
    await expect(first).toHaveJSProperty('complete', true)
    const { src, width } = await first.evaluate((image: HTMLImageElement) => ({
      src: new URL(image.currentSrc).pathname,
      width: image.naturalWidth,
    }))
    expect(width).toBeGreaterThan(300)
    await page.keyboard.press('Space')
    release()
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect(page.locator('.show-running .stage-picture img')).toHaveAttribute('src', src)
    await expect(first).toHaveCount(0)
    expect(asked.filter((each) => each === src)).toHaveLength(1)
    expect(asked.indexOf(src)).toBeLessThan(asked.indexOf('/api/media'))
  })
}

const randomOrders = {
  'the link asks for': { path: '/slideshow?random=on', saved: {} },
  'was chosen before': { path: '/slideshow', saved: { random: true } },
}
for (const [which, { path, saved }] of Object.entries(randomOrders)) {
  test(`of a random order that ${which} no slide is shown before the list is there`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('slideshow', chosen), JSON.stringify(saved))
    const release = await holdScript(page)
    const answered = page.waitForRequest('**/assets/entry-*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await answered
    await expect(page.locator('.first-slide')).toHaveCount(0)
    release()
    await expect(page.getByText(/Slide \d+ of \d\d/)).toBeVisible()
  })
}

const screens = {
  phone: { width: 390, height: 844, ratio: 3 },
  'phone on its side': { width: 844, height: 390, ratio: 3 },
  tablet: { width: 820, height: 1180, ratio: 2 },
  laptop: { width: 1280, height: 800, ratio: 1 },
  'large screen': { width: 1920, height: 1080, ratio: 1 },
}
const shapes = [
  { width: 4032, height: 3024 },
  { width: 3024, height: 4032 },
  { width: 4000, height: 2250 },
  { width: 9000, height: 2000 },
]
for (const [name, { ratio, ...viewport }] of Object.entries(screens)) {
  test(`a browser on a ${name} chooses the size of the first slide as the show does`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, deviceScaleFactor: ratio })
    const page = await context.newPage()
    await page.route('**', (route) => route.fulfill({ body: '' }))
    await page.goto('http://memorial.test')
    for (const shape of shapes) {
      const size = chooseSize(shape, { ...viewport, ratio }, unmeasuredConnection, 5_000)
      const path = '/uploads/key/photo.jpg'
      const srcset = srcSetOf({ ...shape, filePath: path }, path, 'whole', slideSizes)
      await page.setContent(`<img srcset="${srcset}" sizes="${sizesOf(shape)}">`)
      await expect(page.locator('img')).toHaveJSProperty(
        'currentSrc',
        `http://memorial.test/uploads/key/${pictures[size].name}`,
      )
    }
    await context.close()
  })
}

test.describe(() => {
  test.use({ siteOptions: { content: 'small' } })

  const lines = { fast: { downlink: 10, file: '1600.webp' }, slow: { downlink: 0.3, file: '800.webp' } }
  for (const [line, { downlink, file }] of Object.entries(lines)) {
    test(`on a ${line} line the first slide is ${file}, and stays it`, async ({ page }) => {
      await page.addInitScript(
        (connection) => {
          Object.defineProperty(navigator, 'connection', { value: connection })
        },
        { downlink },
      )
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      const release = await holdScript(page)
      await page.goto('/slideshow', { waitUntil: 'commit' })
      const first = page.locator('body > .first-slide')
      const shown = () => first.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)
      await expect.poll(shown).toMatch(new RegExp(`/${file}$`))
      const src = new URL(await shown()).pathname
      release()
      await expect(page.getByText(/Slide 1 of/)).toBeVisible()
      await expect(page.locator('.show-running .stage-picture img')).toHaveAttribute('src', src)
      expect(asked.filter((each) => each === src)).toHaveLength(1)
    })
  }
})

test('no page asks the browser how dates and numbers are written, which takes an old phone 70 ms the first time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const uses: string[] = []
    Object.assign(window, { uses })
    const note = (of: object, name: string) => {
      const original = Reflect.get(of, name) as object
      const use = () => uses.push(`${name}: ${new Error('used').stack}`)
      const noted = new Proxy(original as () => unknown, {
        apply: (target, self, given) => (use(), Reflect.apply(target, self, given)),
        construct: (target, given) => (use(), Reflect.construct(target, given) as object),
      })
      Reflect.set(of, name, noted)
    }
    for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator']) note(Intl, name)
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      note(Date.prototype, name)
    note(Number.prototype, 'toLocaleString')
  })
  for (const { path } of pages.filter(isPublic)) {
    await openHydrated(page, path)
    expect(await page.evaluate(() => Reflect.get(window, 'uses')), path).toEqual([])
  }
})
