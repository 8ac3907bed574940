import type { Request } from '@playwright/test'
import { isAlwaysFound, isPublic, pages } from '../../../contract/pages/page.ts'
import { pictures } from '../../../contract/media/pictures.ts'
import { makeSrcSet } from '../../../web/media/pictureSources.ts'
import { chooseSize, writeSizes, slideSizes } from '../../../web/show/pictures/pictureSize.ts'
import { expect, openHydrated, test } from '../../support/pages/journey.ts'
import { holdRequests, holdScript } from '../../support/pages/holdRequests.ts'

test.use({ siteOptions: { content: 'sampleLife' } })

test('script is asked for after the pictures of the initial view', async ({ page }) => {
  const done: string[] = []
  let doneBeforeScript: string[] | undefined
  page.on('requestfinished', (request) => done.push(request.url()))
  page.on('request', (request) => {
    if (/\/assets\/(?!entry-)[^/]*\.js$/.test(request.url())) doneBeforeScript ??= [...done]
  })
  // the clock is stopped, so that the longest timeout never ends
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openHydrated(page, '/gallery')
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map((image) => image.currentSrc),
  )
  expect(shown.length).toBeGreaterThan(3)
  expect(doneBeforeScript).toEqual(expect.arrayContaining(shown))
})

test('script waits for the pictures after a reload, too', async ({ page }) => {
  await openHydrated(page, '/gallery')
  let isScriptAsked = false
  page.on('request', (request) => {
    if (/\/assets\/(?!entry-)[^/]*\.js$/.test(request.url())) isScriptAsked = true
  })
  const release = await holdRequests(page, '**/*.{avif,webp}')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // by the end of this request, all earlier ones have been seen
  await page.evaluate(() => fetch('/healthz'))
  expect(isScriptAsked).toBe(false)
  release()
  await expect.poll(() => isScriptAsked).toBe(true)
})

test('what is pressed before the script has come works all the same', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/)
  await test.step('where photographs are awaited, they stand blurred', async () => {
    const release = await holdScript(page)
    await page.route(/\.(avif|webp)$/, () => {})
    await page.goto('/gallery', { waitUntil: 'commit' })
    await expect(page.locator('.polaroid .photo').first()).toHaveCSS(
      'background-image',
      /^url\("data:image\/webp/,
    )
    await page.unroute(/\.(avif|webp)$/)
    release()
  })
  await test.step('a menu that was opened before stays open, and is closed by its button', async () => {
    const release = await holdScript(page)
    await page.goto('/obituary', { waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Menu' })
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await button.click()
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
    await button.click()
    release()
    await expect(menu).toHaveAttribute('data-open', 'true')
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
  })
  await page.route('**/assets/entry-*.js', (route) => route.abort())
  await test.step('filters need no script', async () => {
    await page.goto('/gallery', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Videos' }).click()
    await expect(page).toHaveURL('/gallery?show=videos')
    await expect(page.getByRole('button', { name: 'Videos' })).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('a page whose script never comes reads as without scripts', async () => {
    await page.goto('/gallery')
    await expect(page.getByRole('link', { name: 'See all photographs and videos' })).toBeVisible()
    await expect(page.getByText('Loading gallery items...')).toBeHidden()
  })
})

const earlyPresses = [
  { path: '/gallery', name: /^Edit / },
  { path: '/services', name: /^Other calendars/ },
  { path: '/memories', name: 'Expand' },
  { path: '/memories', name: /^Edit / },
]
test('a button that is pressed before the script has come looks busy, and works as soon as it has', async ({
  page,
}) => {
  for (const { path, name } of earlyPresses)
    for (const late of ['**/assets/entry-*.js', '**/assets/startPage-*.js'])
      await test.step(`${path}: ${name}, before ${late}`, async () => {
        const release = await holdRequests(page, late)
        await page.goto(path, { waitUntil: 'commit' })
        const button = page.getByRole('button', { name }).first()
        await button.click()
        await page.getByRole('heading', { level: 1 }).click()
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        release()
        await expect(page.getByRole('dialog').or(page.locator('main [aria-expanded=true]'))).toHaveCount(1)
        await expect(page.locator('button[aria-disabled]')).toHaveCount(0)
        await page.unroute(late)
      })
})

test('a slideshow begins with the picture that its document shows', async ({ page }) => {
  for (const path of ['/slideshow', '/slideshow-old'])
    await test.step(`${path} shows its first slide before script and list have come`, async () => {
      const asked: string[] = []
      const note = (request: Request) => asked.push(new URL(request.url()).pathname)
      page.on('request', note)
      const release = await holdScript(page)
      await page.goto(path, { waitUntil: 'commit' })
      const first = page.locator('body > .document-slide')
      await expect(first).toHaveJSProperty('complete', true)
      const { src, width } = await first.evaluate((image: HTMLImageElement) => ({
        src: new URL(image.currentSrc).pathname,
        width: image.naturalWidth,
      }))
      expect(width).toBeGreaterThan(300)
      release()
      await expect(page.locator('.show-running .stage-picture img')).toHaveJSProperty(
        'currentSrc',
        new URL(src, page.url()).href,
      )
      await expect(first).toHaveCount(0)
      expect(asked.filter((each) => each === src)).toHaveLength(1)
      await expect.poll(() => asked).toContain('/api/media')
      expect(asked.indexOf(src)).toBeLessThan(asked.indexOf('/api/media'))
      page.off('request', note)
    })
  await test.step('a random order that was chosen before begins with the picture that is on the screen', async () => {
    await page.evaluate(() => localStorage.setItem('slideshow', '{"random":true}'))
    await page.goto('/slideshow?duration=30')
    await expect(page.getByText(/^Slide 1 of \d\d/)).toBeVisible()
    await expect(page.getByText('Random Mode')).toBeVisible()
  })
})

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
test('a browser chooses the size of a slide as the show without network does', async ({ browser }) => {
  for (const [name, { ratio, ...viewport }] of Object.entries(screens)) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: ratio })
    const page = await context.newPage()
    await page.route('**', (route) => route.fulfill({ body: '' }))
    await page.goto('http://memorial.test')
    // nobody sees more than two image pixels per CSS pixel
    const times = Math.min(2, ratio)
    for (const shape of shapes) {
      const size = chooseSize(shape, { width: times * viewport.width, height: times * viewport.height })
      const path = '/uploads/key/photo.jpg'
      const srcset = makeSrcSet({ ...shape, filePath: path }, path, 'whole', slideSizes)
      await page.setContent(`<img srcset="${srcset}" sizes="${writeSizes(shape)}">`)
      await expect(page.locator('img'), `on a ${name}`).toHaveJSProperty(
        'currentSrc',
        `http://memorial.test/uploads/key/${pictures[size].name}`,
      )
    }
    await context.close()
  }
})

test('no page asks the browser how dates are written', async ({ page }) => {
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
  for (const { path } of pages.filter((one) => isPublic(one) && isAlwaysFound(one))) {
    await openHydrated(page, path)
    expect(await page.evaluate(() => Reflect.get(window, 'uses')), path).toEqual([])
  }
})
