import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { newId } from '../../../server/base/ids/newId.ts'
import { importCommand } from '../../../server/import/importCommand.ts'
import { backupCommand } from '../../../server/safety/backup/backupCommand.ts'
import { verifyCommand } from '../../../server/safety/verify/verifyCommand.ts'
import { readNewestMigration } from '../../../server/platform/database/migrate.ts'
import { restoreCommand } from '../../../server/safety/restore/restoreCommand.ts'
import { writeArchive } from '../../../server/outputs/archive/writeArchive.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../../support/world/backends.ts'
import { callCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { undoMigrations } from '../../support/world/oldDatabase.ts'
import { memoryRow } from '../../support/world/rows.ts'
import { openWorld } from '../../support/world/world.ts'

const content = 'O\u2028Captain!\u2029My\r\nCaptain!'
const german = 'Mein Opa hat mir das Schwimmen beigebracht, und danach gab es immer ein Eis am Bahnhof von Murnau.'

/** Makes a folder, a backup and an archive as they were before line ends were normalized. */
async function makeOlderMemorial() {
  const memorial = await newSqliteFolder()
  const copies = temporaryFolder()
  const [backupFile, archiveFile] = [path.join(copies, 'backup.zip'), path.join(copies, 'archive.zip')]
  const world = await openWorld({ on: memorial })
  const { db } = world.context
  await db
    .insertInto('obituary')
    .values({ id: 'obituary', content, image_path: null, image_media_id: null, saved_at: 1 })
    .execute()
  await db
    .insertInto('memories')
    .values({ ...memoryRow(newId()), content: german, answer: german })
    .execute()
  await undoMigrations(db, '0030-confirmed-samples')
  await writeArchive(world.context, archiveFile, 'beside', () => undefined)
  const saved = await callCommand(backupCommand, [backupFile], environmentOf(memorial))
  assert.equal(saved.code, 0, saved.output)
  const { code, output } = await callCommand(verifyCommand, [], environmentOf(memorial))
  assert.match(`${code} ${output}`, /^1 Cannot verify: This memorial was last used by an older .*\n$/)
  assert.equal(await readNewestMigration(db), '0030-confirmed-samples', 'its server may be running')
  await world.close()
  return { memorial, backupFile, archiveFile }
}

async function readTexts(on: Backend) {
  await using world = await openWorld({ on })
  const { body } = await world.visitor.call('GET /api/memories')
  return {
    content: (await world.visitor.call('GET /api/obituary')).body.content,
    langs: body.map(({ contentLang, answerLang }) => [contentLang, answerLang]),
  }
}

test('texts of an older folder, backup and archive have normalized line ends and their languages as soon as they are opened', async () => {
  const { memorial, backupFile, archiveFile } = await makeOlderMemorial()
  const expected = { content: 'O\nCaptain!\nMy\nCaptain!', langs: [['de', 'de']] }
  assert.deepEqual(await readTexts(memorial), expected)

  const restored = emptyFolder()
  const { code, output } = await callCommand(restoreCommand, [backupFile], environmentOf(restored))
  assert.equal(code, 0, output)
  assert.deepEqual(await readTexts(restored), expected)

  const imported = emptyFolder()
  const command = await callCommand(importCommand, [archiveFile], environmentOf(imported))
  assert.equal(command.code, 0, command.output)
  assert.deepEqual(await readTexts(imported), expected)
})
