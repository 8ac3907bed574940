import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { renderAs, writeRender } from '../../support/pages/writeRender.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

/** Pages that show only the title of the photograph in their URL. */
const { world } = await openSharedWorld({ dist: await writeRender(renderAs('data.opened.title')) })

test('a title that changes while the page waits to be made is in the next page', async () => {
  const admin = await world.administrator()
  const { id } = await addPhoto(admin, {})
  const setTitle = (title: string) => admin.call('PUT /api/media/:id', { params: { id }, body: { title } })
  const readTitle = async () => {
    const { text } = await world.visitor.get(`/gallery?photo=${id}`)
    return /<div id="root">(.*?)<\/div>/.exec(text)?.[1]
  }
  await setTitle('Lake')
  assert.equal(await readTitle(), 'Lake')
  await setTitle('A bad word')
  const { responseCache } = world.context
  const { get } = responseCache
  const spy = mock.method(responseCache, 'get', async (...args: Parameters<typeof get>) => {
    const [name] = args
    const isPage = typeof name !== 'string' && name.name.startsWith('page ')
    if (isPage) {
      spy.mock.restore()
      await setTitle('Lake, 1961')
    }
    return get(...args)
  })
  await readTitle()
  assert.equal(await readTitle(), 'Lake, 1961')
})
