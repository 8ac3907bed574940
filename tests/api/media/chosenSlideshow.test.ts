import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { selectSlides } from '../../../domain/slides.ts'
import { importFiles } from '../../../server/import/importCommand.ts'
import { writeArchive } from '../../../server/outputs/archive/writeArchive.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { type Backend, newSqliteFolder } from '../../support/world/backends.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { callCommand } from '../../support/servers/command.ts'
import { openWorld } from '../../support/world/world.ts'

const file = fixture('photos/small-bee.jpg')

async function openMemorial(on?: Backend) {
  const world = await openWorld(on ? { on } : {})
  const admin = await world.administrator()
  const { visitor } = world
  const uploadPhotos = async (count = 1) =>
    (
      await visitor.call('POST /api/media/upload', {
        form: { files: Array.from({ length: count }, () => file) },
      })
    ).body.mediaIds
  const shareMemory = async (mediaIds: string[]) =>
    (
      await visitor.call('POST /api/memories', {
        body: { name: 'Ruth', email: null, content: null, mediaIds },
      })
    ).body
  const mark = async (marks: Record<string, boolean>, more: { isChosen?: false; cameLater?: true } = {}) => {
    const { isChosen, cameLater } = more
    const { body } = await admin.call('POST /api/media/in-slideshow', {
      body: {
        marks: Object.entries(marks).map(([id, inSlideshow]) => ({ id, inSlideshow, cameLater })),
        isChosen,
      },
    })
    return body
  }
  /** Reads what the show shows visitors, and what came since the family chose. */
  const readShow = async () => {
    const media = (await visitor.call('GET /api/media')).body
    const keepersMedia = (await admin.call('GET /api/media')).body
    return {
      shown: selectSlides(media, { videos: false }).map(({ id }) => id),
      cameLater: keepersMedia.filter((item) => item.cameLater).map(({ id }) => id),
    }
  }
  const addPhotos = async () => [(await addPhoto(admin, {})).id, (await addPhoto(admin, {})).id] as const
  return { world, admin, visitor, uploadPhotos, shareMemory, mark, readShow, addPhotos }
}

test('until the family has left anything out, what visitors send is in the show; afterwards it is not', async () => {
  const { world, uploadPhotos, shareMemory, mark, readShow, addPhotos, admin } = await openMemorial()
  await using _ = world
  const [one, two] = await addPhotos()
  const early = await uploadPhotos(2)
  await shareMemory(early)
  assert.deepEqual(await readShow(), { shown: [one, two, ...early], cameLater: [] })
  const setVisible = (visible: boolean) =>
    admin.call('POST /api/media/visibility', { body: { ids: early, visible } })
  await setVisible(false)
  await mark({ [two]: false })
  await setVisible(true)
  assert.deepEqual(await readShow(), { shown: [one, ...early], cameLater: [] }, 'the family has seen them')
  const late = await uploadPhotos(2)
  await shareMemory(late)
  assert.deepEqual(await readShow(), { shown: [one, ...early], cameLater: late })
  const added = (await addPhoto(admin, {})).id
  assert.deepEqual((await readShow()).shown, [one, ...early, added], 'a keeper has seen what a keeper adds')
})

test('it stays out when its memory is approved later, also if it was sent before the family chose', async () => {
  const { world, admin, uploadPhotos, shareMemory, mark, readShow, addPhotos } = await openMemorial()
  await using _ = world
  await admin.call('PUT /api/settings', { body: { moderation: 'all' } })
  const [one, two] = await addPhotos()
  const early = await uploadPhotos()
  const memory = await shareMemory(early)
  await mark({ [two]: false })
  const late = await uploadPhotos()
  const lateMemory = await shareMemory(late)
  for (const { id, ...body } of [memory, lateMemory])
    await admin.call('PUT /api/memories/:id', { params: { id }, body: { ...body, approved: true } })
  assert.deepEqual(await readShow(), { shown: [one], cameLater: [...early, ...late] })
})

test('the family decides about each of them, in or out, and takes that back', async () => {
  const { world, uploadPhotos, shareMemory, mark, readShow, addPhotos } = await openMemorial()
  await using _ = world
  const [one, two] = await addPhotos()
  await mark({ [two]: false })
  const [in_ = '', out = '', open = ''] = await uploadPhotos(3)
  await shareMemory([in_, out, open])
  const { decided, wasChosen } = await mark({ [in_]: true, [out]: false })
  assert.deepEqual([decided.toSorted(), wasChosen], [[in_, out].toSorted(), true])
  assert.deepEqual(await readShow(), { shown: [one, in_], cameLater: [open] })
  await mark({ [in_]: false, [out]: false }, { cameLater: true })
  assert.deepEqual(await readShow(), { shown: [one], cameLater: [in_, out, open] })
})

test('the first choice is taken back with all that followed from it', async () => {
  const { world, uploadPhotos, shareMemory, mark, readShow, addPhotos } = await openMemorial()
  await using _ = world
  const [one, two] = await addPhotos()
  assert.equal((await mark({ [two]: false })).wasChosen, false)
  const sent = await uploadPhotos()
  await shareMemory(sent)
  await mark({ [two]: true }, { isChosen: false })
  const later = await uploadPhotos()
  await shareMemory(later)
  assert.deepEqual(await readShow(), { shown: [one, two, ...sent, ...later], cameLater: [] })
})

test('what another keeper has left out meanwhile keeps the choice', async () => {
  const { world, uploadPhotos, shareMemory, mark, readShow, addPhotos } = await openMemorial()
  await using _ = world
  const [one, two] = await addPhotos()
  await mark({ [two]: false })
  await mark({ [one]: false })
  await mark({ [two]: true }, { isChosen: false })
  const sent = await uploadPhotos()
  await shareMemory(sent)
  assert.deepEqual(await readShow(), { shown: [two], cameLater: sent })
})

test('a choice ends when the last that was left out is put back, and not when it is deleted', async () => {
  const { world, admin, uploadPhotos, shareMemory, mark, readShow, addPhotos } = await openMemorial()
  await using _ = world
  const [one, two] = await addPhotos()
  await mark({ [two]: false })
  await admin.call('DELETE /api/media/:id', { params: { id: two } })
  const late = await uploadPhotos()
  await shareMemory(late)
  assert.deepEqual(await readShow(), { shown: [one], cameLater: late })
  await mark({ [late[0] ?? '']: true })
  const [after = ''] = await uploadPhotos()
  await shareMemory([after])
  assert.deepEqual(await readShow(), { shown: [one, ...late], cameLater: [after] })
  await mark({ [one]: false, [after]: true })
  await mark({ [one]: true })
  const last = await uploadPhotos()
  await shareMemory(last)
  assert.deepEqual(await readShow(), { shown: [one, ...late, after, ...last], cameLater: [] })
})

test('an archive carries the choice', async () => {
  const archiveFile = path.join(temporaryFolder(), 'archive.zip')
  const memorial = await openMemorial()
  const [one, two] = await memorial.addPhotos()
  await memorial.mark({ [two]: false })
  const sent = await memorial.uploadPhotos()
  await memorial.shareMemory(sent)
  await writeArchive(memorial.world.context, archiveFile, 'beside', () => undefined)
  await memorial.world.close()
  const imported = await newSqliteFolder()
  const { code, output } = await callCommand(importFiles, [archiveFile], environmentOf(imported))
  assert.equal(code, 0, output)
  const { world, uploadPhotos, shareMemory, readShow } = await openMemorial(imported)
  await using _ = world
  const later = await uploadPhotos()
  await shareMemory(later)
  assert.deepEqual(await readShow(), { shown: [one], cameLater: [...sent, ...later] })
})
