import { link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fillFolder } from '../../samples/fill.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { newId } from '../../server/base/ids/newId.ts'
import { addPhotos } from './addPhotos.mjs'
import { account } from './measuredAccount.mjs'

/**
 * Fills a data folder with `count` photographs. Only the first twelve are different: the others have copies of their database
 * rows, and links to their files.
 */
const [folder = '', count = '0'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
await fillFolder(folder, account, ({ administrator }) => addPhotos(administrator, 12))
await using db = await openDatabase({ databaseUrl: null, dataDir: folder })

const linkFiles = async (from, to) => {
  await mkdir(to)
  for (const name of await readdir(from)) await link(path.join(from, name), path.join(to, name))
}

const originals = await db.selectFrom('media').selectAll().execute()
for (let position = originals.length; position < Number(count); position++) {
  const original = originals[position % originals.length]
  if (!original) break
  const title = `Photograph ${position + 1}`
  const id = newId()
  const row = { ...original, id, folder: id, title, public_key: newId(), position, request_key: null }
  const toFolder = (name) => path.join(folder, 'files', 'private', name)
  await linkFiles(toFolder(original.folder), toFolder(row.folder))
  await db.insertInto('media').values(row).execute()
}
