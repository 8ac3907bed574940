import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { newId } from '../../../server/base/ids/newId.ts'
import { importFiles } from '../../../server/import/importCommand.ts'
import { backup } from '../../../server/safety/backup/backupCommand.ts'
import { restore } from '../../../server/safety/restore/restoreCommand.ts'
import { writeArchive } from '../../../server/outputs/archive/writeArchive.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../../support/world/backends.ts'
import { callCommand } from '../../support/servers/command.ts'
import { environmentOf } from '../../support/world/environment.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
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
  await db
    .deleteFrom('kysely_migration' as 'revisions')
    .where('name' as 'resource', '>=', '0031')
    .execute()
  // later migrations add them again
  await db.schema.alterTable('media').dropColumn('sender').execute()
  await db.schema.alterTable('users').dropColumn('display_name').execute()
  for (const column of ['begun_at', 'made_from', 'made_from_revisions'])
    await db.schema.alterTable('work').dropColumn(column).execute()
  for (const column of ['question', 'content_lang', 'answer_lang'])
    await db.schema.alterTable('memories').dropColumn(column).execute()
  await db.schema.alterTable('obituary').dropColumn('paragraph_langs').execute()
  await db.schema.dropTable('rehearsals').execute()
  await db.schema.alterTable('media').dropColumn('in_slideshow').execute()
  await db.schema.dropIndex('memories_mailed_key_hash').execute()
  await db.schema.alterTable('memories').dropColumn('mailed_key_hash').execute()
  await db.schema.dropIndex('limits_resets_at').execute()
  await db.schema.alterTable('media').dropColumn('came_later').execute()
  await writeArchive(world.context, archiveFile, 'beside', () => undefined)
  const saved = await callCommand(backup, [backupFile], environmentOf(memorial))
  assert.equal(saved.code, 0, saved.output)
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
  assert.deepEqual(await readTexts(memorial).catch(explainColumn), expected)

  const restored = emptyFolder()
  const { code, output } = await callCommand(restore, [backupFile], environmentOf(restored))
  assert.equal(code, 0, output)
  assert.deepEqual(await readTexts(restored), expected)

  const imported = emptyFolder()
  const command = await callCommand(importFiles, [archiveFile], environmentOf(imported))
  assert.equal(command.code, 0, command.output)
  assert.deepEqual(await readTexts(imported), expected)
})

/** Says what to do about a migration that adds what the older memorial already has. */
function explainColumn(error: unknown): never {
  if (error instanceof Error && /duplicate column|already exists/.test(error.message))
    error.message += ': please drop in makeOlderMemorial what your migration adds'
  throw error
}
