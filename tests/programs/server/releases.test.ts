import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import type { Media } from '../../../contract/media/media.ts'
import { startCommand } from '../../support/servers/command.ts'
import { fixturePath } from '../../support/files/fixtures.ts'
import { filesUnder, read } from '../../support/project/projectFiles.ts'
import { readLists } from '../../support/project/readLists.ts'
import { inFolder } from '../../support/world/backends.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { openWorld, type World } from '../../support/world/world.ts'

/** Fixtures made by tests/support/project/saveRelease.ts. */
const releases = filesUnder('tests/fixtures/memorial-*/backup.zip').map((file) => path.dirname(file))

test('this version, too, has saved the files that later ones must open', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const saved = fixturePath(`memorial-${version}`)
  assert.ok(existsSync(saved), 'before a release, node tests/support/project/saveRelease.ts makes it')
})

/** Version 1.0.0 showed everything in the slideshow. */
const assertAllInSlideshow = (media: unknown) =>
  assert.deepEqual(
    (media as Media[]).filter(({ inSlideshow }) => !inSlideshow),
    [],
  )

for (const release of releases)
  describe(`This version opens what ${path.basename(release)} saved:`, async () => {
    const answers = JSON.parse(read(`${release}/answers.json`)) as Record<string, unknown>
    const parent = temporaryFolder()
    const releaseFile = (name: string) => path.resolve(release, name)
    const dataFolder = (name: string) => path.join(parent, name)

    const run = async (program: string, name: string, ...args: string[]) => {
      const { ended, output } = startCommand(program, args, { DATA_DIR: dataFolder(name) })
      assert.equal(await ended, 0, output())
    }

    async function inWorld(name: string, use: (world: World) => Promise<void>) {
      await using world = await openWorld({ on: inFolder(dataFolder(name)) })
      await use(world)
    }

    /** Checks that all responses are as they were then, and that every file is there, byte for byte. */
    async function assertWhole(name: string) {
      await inWorld(name, async ({ visitor, administrator }) => {
        const admin = await administrator()
        const now = await readLists(visitor, admin)
        assert.partialDeepStrictEqual(now, answers)
        assertAllInSlideshow(now['visitor media'])
        const addresses = JSON.stringify(answers).match(/\/uploads\/[\w/.-]+/g) ?? []
        assert.ok(addresses.length > 5)
        for (const address of addresses) assert.equal((await admin.get(address)).status, 200, address)
      })
      await run('commands/verify', name)
    }

    test('its data folder', async () => {
      execFileSync('mkdir', [dataFolder('data')])
      execFileSync('tar', ['-xzf', releaseFile('data.tar.gz'), '-C', dataFolder('data')])
      await assertWhole('data')
    })

    test('its backup', async () => {
      await run('commands/restore', 'restored', releaseFile('backup.zip'))
      await assertWhole('restored')
    })

    test('its archive', async () => {
      await run('commands/import', 'imported', releaseFile('archive.zip'))
      await inWorld('imported', async ({ visitor }) => {
        const titles = (list: unknown) => (list as Media[]).map(({ title }) => title).sort()
        const now = await readLists(visitor, visitor)
        for (const list of ['visitor media', 'visitor music', 'visitor services'])
          assert.deepEqual(titles(now[list]), titles(answers[list]), list)
        assert.partialDeepStrictEqual(now['visitor obituary'], answers['visitor obituary'])
        assertAllInSlideshow(now['visitor media'])
      })
    })
  })
