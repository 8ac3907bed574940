import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { mock, test } from 'node:test'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

/** Makes pages that show only the title of the photograph in their URL. */
async function buildPages() {
  const folder = temporaryFolder()
  await mkdir(path.join(folder, 'render/en'), { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  const render = `export const render = async (data) =>
    ({ html: data.opened.title, documentSlide: '', data: { ...data, seeds: {} } })`
  await writeFile(path.join(folder, 'render/en/render.js'), render)
  return folder
}

const { world } = await openSharedWorld({ dist: await buildPages() })

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
