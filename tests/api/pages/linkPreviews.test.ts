import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { isLasting, isPublic, pages, publicPaths } from '../../../contract/pages/page.ts'
import type { Person } from '../../../samples/person.ts'
import { change } from '../../../server/platform/database/change.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { isAllowed, readMeta } from '../../support/pages/readHead.ts'
import { closeMemorialOf, enterWithPassword } from '../../support/world/closedMemorial.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const NAME = 'Harold "Hal" Whitcombe'
const { world, admin } = await openSharedWorld({ pages: true, content: 'sampleLife' })
await openEveryPage(admin)
/** The states of a memorial, in the order in which the test brings them about. */
const states: Record<string, { enter: () => Promise<unknown>; isListed?: true }> = {
  'while the sample is shown': { enter: async () => undefined },
  'once everything is the family’s own': { enter: saveOwnTexts, isListed: true },
  'for everyone who has the link': {
    enter: () => admin.call('PUT /api/access', { body: { audience: 'link', nameInPreviews: false } }),
  },
}

test('The heads of pages', async (story) => {
  const photoAddresses = await addPhotos()

  for (const [state, { enter, isListed }] of Object.entries(states)) {
    await enter()

    const name = `${state}: name an allowed picture of the size that they say, which says the same of search engines`
    await story.test(name, async () => {
      const listed = [
        ...pages
          .filter(isPublic)
          .filter(isLasting)
          .map((page) => page.path),
        ...photoAddresses,
      ]
      for (const path of [...pages.map((page) => page.path), '/nowhere', ...photoAddresses]) {
        const { meta, picture } = await checkPicture(world.visitor, path)
        if (!listed.includes(path)) continue
        assert.equal(meta.get('robots'), isListed ? undefined : 'noindex', path)
        assert.equal(picture.headers['x-robots-tag'], meta.get('robots'), path)
      }
    })

    await story.test(`${state}: keep phones from making links of numbers and dates`, async () => {
      for (const path of [...pages.map((page) => page.path), '/nowhere', '/stop-mail?key=lost', '/api/docs'])
        assert.equal(
          (await readHead(world.visitor, path)).get('format-detection'),
          'telephone=no, date=no, address=no, email=no',
          path,
        )
    })
  }

  const heads = await Promise.all(['/', '/services', ...photoAddresses].map((path) => readHead(admin, path)))
  const oldPictures = heads.map((head) => toPath(head.get('og:image')))
  await closeMemorialOf(world, admin)

  const isSilent = async () => {
    for (const path of [...publicPaths, ...photoAddresses, '/nowhere']) {
      const { text } = await world.visitor.get(path)
      const head = text.slice(0, text.indexOf('</head>')).replace(/<style>.*?<\/style>/gs, '')
      assert.doesNotMatch(head, /og:image|og:description|link-preview|uploads|Whitcombe|\bHal\b/, path)
      assert.equal(readMeta(text).get('robots'), 'noindex', path)
    }
    for (const path of [...oldPictures, '/link-preview', '/link-preview?page=services']) {
      const { status, bytes } = await world.visitor.get(path)
      assert.equal(status, path.startsWith('/uploads/') ? 401 : 404, path)
      assert.ok(bytes.length < 200, path)
    }
  }

  await story.test(
    'of a closed memorial show strangers neither a name nor a picture, and others everything',
    async () => {
      await isSilent()
      const visitor = await enterWithPassword(world)
      for (const path of ['/', '/services', ...photoAddresses]) {
        const { picture } = await checkPicture(visitor, path)
        assert.match(picture.headers['cache-control'] ?? '', /private/, path)
      }
    },
  )

  await story.test(
    'show strangers neither if an audience is stored that this version does not know',
    async () => {
      await change(world.context, ['settings'], (tx) =>
        tx
          .updateTable('access')
          .set({ audience: 'keepers' as 'password' })
          .execute(),
      )
      await isSilent()
    },
  )
})

/** Adds photographs to those of the sample. Returns the addresses of wide, tall and small ones, and of one that is cropped. */
async function addPhotos(): Promise<string[]> {
  const media = (await admin.call('GET /api/media')).body.filter(({ fileType }) => fileType === 'image')
  const { id: cropped } = media[0] ?? assert.fail()
  const crop = { left: 0.1, top: 0.2, width: 0.5, height: 0.7 }
  await admin.call('PUT /api/media/:id/adjustment', { params: { id: cropped }, body: { crop } })
  const form = { title: 'Small', file: fixture('photos/person-small-square.jpg') }
  const { id: small } = (await admin.call('POST /api/media', { form })).body
  await world.settle()
  return [...media.slice(0, 4).map(({ id }) => id), small].map((id) => `/gallery?photo=${id}`)
}

async function saveOwnTexts() {
  await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
  const body = { name: NAME, birthDate: 'March 4, 1941', donationText: '', searchEngines: true }
  await admin.call('PUT /api/settings', { body })
}

const readHead = async (person: Person, path: string) => readMeta((await person.get(path)).text)

const toPath = (address = '') => address.replace(/^https?:\/\/[^/]+/, '')

/** Checks that the picture in a page's head is there for this person, as it is described. */
async function checkPicture(person: Person, path: string) {
  const meta = await readHead(person, path)
  const address = meta.get('og:image') ?? ''
  assert.match(address, /^http:\/\/[^/]+\//, path)
  const picture = await person.get(toPath(address))
  assert.equal(picture.status, 200, `${path} ${address}`)
  assert.match(picture.headers['content-type'] ?? '', /^image\/(jpeg|png)$/, path)
  const { width, height } = await sharp(picture.bytes).metadata()
  assert.deepEqual([meta.get('og:image:width'), meta.get('og:image:height')], [`${width}`, `${height}`], path)
  assert.ok(meta.get('og:image:alt'), path)
  assert.equal(meta.get('twitter:card'), 'summary_large_image', path)
  assert.ok(isAllowed((await person.get('/robots.txt')).text, toPath(address)), `${path} ${address}`)
  return { meta, picture }
}
