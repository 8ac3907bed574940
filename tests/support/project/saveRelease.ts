import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillFolder, type Fillers } from '../../../samples/fill.ts'
import { version } from '../../../server/base/process/version.ts'
import { inFolder } from '../world/backends.ts'
import { startCommand } from '../servers/command.ts'
import { fixture, fixturePath } from '../files/fixtures.ts'
import { readLists } from './readLists.ts'
import { administrator } from '../world/template.ts'
import { openWorld } from '../world/world.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/*
 * Makes tests/fixtures/memorial-VERSION, which every later version must be able to open (tests/programs/server/releases.test.ts). Run it by
 * hand for each release, before its tag. It needs ffmpeg and the build.
 */
const folder = fixturePath(`memorial-${version}`)
const dataDir = temporaryFolder()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
await fillFolder(dataDir, administrator, fillWithAll)

const world = await openWorld({ on: inFolder(dataDir) })
const lists = await readLists(world.visitor, await world.administrator())
await world.close()
writeFileSync(path.join(folder, 'answers.json'), `${JSON.stringify(lists, null, 1)}\n`)

await run('commands/backup', path.join(folder, 'backup.zip'))
await run('commands/archive', path.join(folder, 'archive.zip'))
execFileSync('tar', [
  '-czf',
  path.join(folder, 'data.tar.gz'),
  '-C',
  dataDir,
  'memorial.db',
  'files/private',
  'files/installation',
])

async function run(program: string, file: string) {
  const { ended, output } = startCommand(program, [file], { DATA_DIR: dataDir })
  if ((await ended) !== 0) throw new Error(output())
}

/** Adds a small item of every kind: some are visible to visitors, some wait for approval, and one is deleted. */
async function fillWithAll({ administrator: admin, visitor }: Fillers) {
  const song = path.join(dataDir, 'song.mp3')
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=1', song])
  const waltz = { name: 'waltz.mp3', bytes: readFileSync(song), type: 'audio/mpeg' }
  rmSync(song)
  const photo = await admin.call('POST /api/media', {
    form: {
      title: 'By the sea',
      description: 'In 1961.',
      file: fixture('photos/person-blackwhite-small.jpg'),
    },
  })
  const film = fixture('video/key-picture-each-second.mp4')
  await admin.call('POST /api/media', { form: { title: 'Film', file: film } })
  await admin.call('POST /api/music', { form: { title: 'Waltz', file: waltz } })
  await admin.call('PUT /api/settings', { body: { name: 'Walter Berg', keepDeleted: 'on' } })
  await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
  await admin.call('POST /api/services', {
    body: { title: 'Farewell', date: 'March 12, 2026', time: '2 PM', location: 'Chapel' },
  })
  const file = fixture('photos/person-small-square.jpg')
  const sent = await visitor.call('POST /api/media/upload', { form: { memoryAuthor: 'Ada', files: [file] } })
  const body = { name: 'Ada', email: 'ada@example.org', content: '祖父 🌻', mediaIds: sent.body.mediaIds }
  const memory = await visitor.call('POST /api/memories', { body })
  const deleted = await admin.call('POST /api/media', { form: { title: 'Deleted', file } })
  await admin.call('DELETE /api/media/:id', { params: { id: deleted.body.id } })
  for (const { status, text } of [photo, sent, memory, deleted])
    if (status !== 201) throw new Error(`refused: ${status} ${text}`)
}
