import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { limits } from '../../contract/limits.ts'
import { publicPaths } from '../../contract/pages/page.ts'
import { parseConfig } from '../../server/base/config/config.ts'
import { newId } from '../../server/base/ids/newId.ts'
import { fitRows } from '../../server/import/memorial/fitRows.ts'
import { type ColumnRule, rowRules } from '../../server/import/memorial/rowRules.ts'
import { findArchive } from '../../server/import/memorial/findArchive.ts'
import { planImport } from '../../server/import/memorial/planImport.ts'
import { restoreMemorial } from '../../server/safety/restore/restoreMemorial.ts'
import { selectStoredFolders } from '../../server/memorial/files/storedFolders.ts'
import type { LeftOutRow } from '../../server/platform/database/foreign/leftOutRows.ts'
import { connectDatabase } from '../../server/platform/database/open.ts'
import { openInputs } from '../../server/platform/inputs/openInputs.ts'
import { listAllKeys } from '../../server/platform/storage/keys.ts'
import { type Backend, emptyFolder, newSqliteFolder } from '../support/world/backends.ts'
import { closeMemorial, familyPassword, enterWithPassword } from '../support/world/closedMemorial.ts'
import { changeDatabase, changeListedDatabase } from '../support/world/changeDatabase.ts'
import { environmentOf } from '../support/world/environment.ts'
import { readZip } from '../support/files/readZip.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { unpackFiles } from '../support/files/unpackFiles.ts'
import { openSharedWorld } from '../support/world/sharedWorld.ts'
import { openWorld } from '../support/world/world.ts'

const { admin } = await openSharedWorld({ on: await newSqliteFolder('allKinds') })
await admin.call('PUT /api/settings', { body: { name: 'Arne', wall: 'on', timezone: 'America/Denver' } })
await admin.call('PUT /api/obituary', { body: { content: 'He built bridges.' } })
const files = readZip((await admin.get('/api/archive')).bytes)

/** Imports the archive after these statements in its database. Returns what the import leaves out. */
const importCrafted = (place: Backend, ...statements: readonly string[]) =>
  importChanged(files, place, statements)

async function importChanged(archiveFiles: typeof files, place: Backend, statements: readonly string[]) {
  const folder = await unpackFiles(archiveFiles, (name) => name)
  await changeListedDatabase(folder, { listName: 'files.json', databaseName: 'memorial.db' }, statements)
  using inputs = await openInputs([folder])
  const archive = await findArchive(inputs)
  assert.ok(archive)
  const config = parseConfig(environmentOf(place))
  const { leftOut } = await restoreMemorial(archive, config, planImport(archive), () => undefined)
  return listNames(leftOut)
}

const listNames = (leftOut: readonly LeftOutRow[]) =>
  leftOut.map(({ table, column }) => (column === null ? table : `${table}.${column}`))

/** SQL for a text that is longer than any. */
const long = "printf('%.*c', 1000000, 'x')"

/** Statements that store what no form accepts, each with what the import leaves out. */
const misfits: [statement: string, leftOut: string[]][] = [
  ["update settings set value = 'maybe' where name = 'wall'", ['settings']],
  ["update settings set value = 'Mars/Base' where name = 'timezone'", ['settings']],
  ["insert into settings values ('1', 'donationUrl', 'javascript:alert(1)')", ['settings']],
  ["insert into settings values ('2', 'portraitPath', '//evil.example/a.jpg')", ['settings']],
  ["insert into settings values ('3', 'tribute', x'00ff')", ['settings']],
  [addPhoto("kind = 'html'"), ['media']],
  [addPhoto("format = 'svg'"), ['media']],
  [addPhoto("id = '../../x'"), ['media']],
  [addPhoto("id = x'00'"), ['media']],
  [addPhoto("public_key = '../../x'"), ['media.public_key']],
  [addPhoto("title = x'00ff'"), ['media.title']],
  [addPhoto("title = 'a' || char(0) || 'b'"), ['media.title']],
  [addPhoto("width = 'wide', height = -1"), ['media.width', 'media.height']],
  [addPhoto("shown_name = '../../../memorial.db'"), ['media.shown_name']],
  [addPhoto("placeholder = 'https://evil.example/a.gif'"), ['media.placeholder']],
  [addPhoto(`adjustment = '{"rotate":45}'`), ['media.adjustment']],
  [addPhoto("focal_point = 'middle'"), ['media.focal_point']],
  [addPhoto("taken_at = 'yesterday'"), ['media.taken_at']],
  [addPhoto('uploaded_at = 9e15'), ['media.uploaded_at']],
  [addPhoto('position = 9e99'), ['media.position']],
  [addPhoto('hidden = 7'), ['media.hidden']],
  [addPhoto("visitor_photo = 'sent'"), ['media']],
  ['update senders set id = 1', ['senders', 'media']],
  ["update music set duration = -1, song_name = '../x'", ['music.song_name', 'music.duration']],
  ["update memories set created_at = 'long ago'", ['memories.created_at']],
  ["update memories set approved = 'yes'", ['memories.approved']],
  ["update memories set held_because = 'envy'", ['memories.held_because']],
  ["update media set kind = 'html' where id = (select min(id) from media)", ['media']],
  ["update obituary set image_path = 'javascript:alert(1)'", ['obituary.image_path']],
  [
    `insert into settings values (${long} || 'a', 'a', ''), (${long} || 'b', 'b', ''),
      ('6', ${long} || 'c', ''), ('7', ${long} || 'd', '')`,
    ['settings', 'settings', 'settings', 'settings'],
  ],
  ["insert into settings values ('4', 'constructor', 'x'), ('5', '__proto__', 'x')", []],
  [
    `insert into services (id, title, date, time, location, created_at, updated_at)
      values ('${newId()}', 'Farewell', ${long}, '2 PM', ${long}, 1, 1)`,
    ['services.date', 'services.location'],
  ],
  [addPhoto(`title = ${long}`), ['media.title']],
  [addPhoto(`adjustment = '{"rotate":90,"x":"' || ${long} || '"}'`), ['media.adjustment']],
  [`update settings set value = ${long} where name = 'name'`, ['settings.value']],
  [`update obituary set content = ${long} || 'x'`, ['obituary.content']],
]

/** Adds a photograph without a file, and changes its row. */
function addPhoto(change: string): string {
  const id = newId()
  return `insert into media (id, folder, kind, format, original_name, file_size, sha256, shown_name, uploaded_at)
      values ('${id}', '${id}', 'image', 'jpeg', 'a.jpg', 1, '${'0'.repeat(64)}', 'photo.jpg', 1);
    update media set ${change} where id = '${id}'`
}

test('every text of an archive has a limit', () => {
  const unlimited = Object.entries(rowRules).flatMap(([table, columns]) =>
    Object.entries<ColumnRule>(columns)
      .filter(([, { schema, maxLength }]) => !maxLength && schema.safeParse('x'.repeat(1_000_000)).success)
      .map(([column]) => `${table}.${column}`),
  )
  assert.deepEqual(unlimited, [])
})

describe('A row of an archive that no form would take is named:', () => {
  for (const [statement, expected] of misfits)
    test(statement.replace(/^insert into media[^;]*;\s*/, ''), async () => {
      const dataDir = temporaryFolder()
      const file = path.join(dataDir, 'memorial.db')
      await writeFile(file, files.get('memorial.db') ?? '')
      changeDatabase(file, statement)
      await using db = await connectDatabase({ databaseUrl: null, dataDir })
      assert.deepEqual(listNames(await fitRows(db)), expected)
      assert.deepEqual(await fitRows(db), [], 'what is left fits')
    })
})

test('every page works after an import of all such rows', async () => {
  const place = await newSqliteFolder()
  const toNothing = "insert into memory_media values ('nobody', 'nothing', 0)"
  const leftOut = await importCrafted(place, ...misfits.map(([statement]) => statement), toNothing)
  assert.ok(leftOut.includes('memory_media'), 'also one that refers to nothing is named')
  await using there = await openWorld({ on: place, pages: true })
  const keeper = await there.administrator()
  await there.settle()
  for (const path of ['/api/settings', '/api/media', '/api/memories', '/api/music', '/api/obituary'])
    for (const person of [there.visitor, keeper]) assert.equal((await person.get(path)).status, 200, path)
  for (const path of [...publicPaths, '/admin', '/feed.xml'])
    assert.ok((await keeper.get(path)).status < 500, path)
  assert.deepEqual((await there.visitor.call('GET /api/memories')).body, [], 'nobody knows what was approved')
  const { db, storage } = there.context
  const folders = new Set((await selectStoredFolders(db).execute()).map(({ folder }) => folder))
  const unknown = (await listAllKeys(storage, 'private/')).filter(
    (key) => !folders.has(key.split('/')[1] ?? ''),
  )
  assert.deepEqual(unknown, [], 'no file of a row that was left out')
})

test('a text that is longer than forms take is cut there, and nothing else is named', async () => {
  const place = emptyFolder()
  const statement = `update obituary set content = '${'He built bridges. '.repeat(20_000)}'`
  const [leftOut, ...others] = await importCrafted(place, statement)
  assert.match(String(leftOut), /obituary\.content/)
  assert.deepEqual(others, [])
  await using there = await openWorld({ on: place })
  const { content } = (await there.visitor.call('GET /api/obituary')).body
  assert.equal(content?.length, limits.obituary)
})

test('an archive brings no keys and no keepers, whatever its database contains', async () => {
  const place = await newSqliteFolder()
  await importCrafted(
    place,
    `insert into users (id, username, password, is_admin, created_at) values ('${newId()}', 'eve', 'hash', 1, 1)`,
    `insert into access_keys (id, name, key, created_at) values ('${newId()}', 'eve', 'key', 1)`,
    "update memories set request_key = 'known'",
  )
  await using there = await openWorld({ on: place })
  const { db } = there.context
  const names = (await db.selectFrom('users').select('username').execute()).map(({ username }) => username)
  assert.ok(names.length > 0 && !names.includes('eve'), names.join())
  assert.deepEqual(await db.selectFrom('access_keys').selectAll().execute(), [])
  const keys = await db.selectFrom('memories').select('request_key').execute()
  assert.deepEqual(
    keys.map(({ request_key }) => request_key),
    [null],
  )
})

describe('An import never makes the audience wider:', async () => {
  await using empty = await openWorld({ on: await newSqliteFolder() })
  const emptyArchive = readZip((await (await empty.administrator()).get('/api/archive')).bytes)
  const hash = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA'
  const row = (audience: string) => [
    'delete from access',
    `insert into access values ('access', '${audience}', '${hash}', 1)`,
  ]
  let place: Backend

  async function chooseAudience(audience: 'everyone' | 'link' | 'password') {
    await using there = await openWorld({ on: place })
    const keeper = await there.administrator()
    if (audience === 'password') await closeMemorial(keeper)
    else await keeper.call('PUT /api/access', { body: { audience, nameInPreviews: false } })
  }

  /** Imports an archive with this audience into a new memorial whose family has chosen its own, and reads the result. */
  async function importOver(archived: readonly string[], own: 'everyone' | 'link' | 'password' | null) {
    place = await newSqliteFolder()
    if (own) await chooseAudience(own)
    const leftOut = await importChanged(emptyArchive, place, archived)
    await using again = await openWorld({ on: place })
    const access = (await (await again.administrator()).call('GET /api/access')).body
    const status = (await again.visitor.get('/api/memories')).status
    return {
      audience: access.audience,
      hasPassword: access.hasPassword,
      name: access.nameInPreviews,
      status,
      leftOut,
    }
  }

  for (const [what, archived, own, expected] of [
    [
      'an open one stays open',
      [],
      null,
      { audience: 'everyone', hasPassword: false, name: false, status: 200 },
    ],
    [
      'what was closed stays closed, with its own password',
      row('everyone'),
      'password',
      { audience: 'password', hasPassword: true, name: false, status: 401 },
    ],
    [
      'what only has a link stays so',
      row('everyone'),
      'link',
      { audience: 'link', hasPassword: false, name: false, status: 200 },
    ],
    [
      'a closed archive closes it, and its password is not taken: only keepers see it',
      row('password'),
      'everyone',
      { audience: 'password', hasPassword: false, name: false, status: 401 },
    ],
    [
      'in an empty place, a closed archive is as closed, and shows its name as before',
      row('password'),
      null,
      { audience: 'password', hasPassword: false, name: true, status: 401 },
    ],
    [
      'an audience that nobody knows counts as closed, and is named',
      row('PASSWORD'),
      null,
      { audience: 'password', hasPassword: false, name: true, status: 401, leftOut: ['access.audience'] },
    ],
  ] as const)
    test(what, async () => {
      assert.deepEqual(await importOver(archived, own), { leftOut: [], ...expected })
    })

  test('the family’s own password still opens it', async () => {
    await importOver(row('everyone'), 'password')
    await using there = await openWorld({ on: place })
    const visitor = await enterWithPassword(there, familyPassword)
    assert.equal((await visitor.get('/api/memories')).status, 200)
  })
})

test('a memorial whose stored audience nobody knows is closed', async () => {
  await using there = await openWorld()
  const values = {
    id: 'access',
    audience: 'PASSWORD' as 'password',
    password: null,
    name_in_previews: 0 as const,
  }
  await there.context.db.insertInto('access').values(values).execute()
  assert.equal((await there.visitor.get('/api/memories')).status, 401)
})
