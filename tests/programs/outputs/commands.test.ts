import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { contentsOf } from '../../support/files/archiveContents.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { startCommand } from '../../support/servers/command.ts'
import { newSqliteFolder } from '../../support/world/backends.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { openWorld } from '../../support/world/world.ts'

const folder = temporaryFolder()
const memorial = await newSqliteFolder('allKinds')

test('npm run archive writes the same contents, and never over another file', async () => {
  const to = path.join(folder, 'memorial.zip')
  const world = await openWorld({ on: memorial })
  const downloaded = (await (await world.administrator()).get('/api/archive')).bytes
  await world.close()
  const write = async () => {
    const { ended, output } = startCommand('commands/archive', [to], environmentOf(memorial))
    return { code: await ended, output: output() }
  }
  const { code, output } = await write()
  assert.equal(code, 0, output)
  assert.deepEqual(contentsOf(await readFile(to)), contentsOf(downloaded))
  assert.match((await write()).output, /exists already/)
})

test('the commands say in a sentence when they cannot write', async () => {
  const messageOf = async (script: string, to: string) => {
    const { ended, output } = startCommand(script, [to], environmentOf(memorial))
    assert.equal(await ended, 1)
    return output().trim().split('\n').at(-1) ?? ''
  }
  const nowhere = path.join(folder, 'missing', 'a.zip')
  for (const script of ['commands/archive', 'commands/export', 'commands/backup'])
    assert.match(
      await messageOf(script, nowhere),
      /^Cannot [a-z ]+: there is no folder for .*a\.zip\. Make it/i,
    )
  for (const script of ['commands/export', 'commands/backup'])
    assert.match(
      await messageOf(script, path.join(import.meta.filename, 'below.zip')),
      /^Cannot [a-z ]+: .* lies below a file/,
    )
})
