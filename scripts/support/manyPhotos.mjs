import { link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../server/app.ts'
import { closeContext, openContext } from '../../server/openContext.ts'
import { readConfig } from '../../server/config.ts'
import { firstAdministrator } from '../../server/features/auth/auth.ts'
import { newId } from '../../server/newId.ts'
import { emptyPages } from '../../samples/emptyPages.ts'
import { inProcess, person } from '../../samples/person.ts'
import { addPhotos } from './addPhotos.mjs'

/** Fills a folder with so many photographs: a dozen different ones, with all their files, stored again and again. */
const [folder = '', count = '0'] = process.argv.slice(2)
const account = { username: 'admin', password: 'only for measuring' }
await mkdir(folder, { recursive: true })
const env = { DATA_DIR: folder, ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }
const context = await openContext(readConfig(env), pino({ level: 'error' }))
await firstAdministrator(context)
const app = await buildApp(context, await emptyPages())
await addPhotos(await person(inProcess(app)).logIn(account), 12)
await context.jobs.settle()

const linkFiles = async (from, to) => {
  await mkdir(to)
  for (const name of await readdir(from)) await link(path.join(from, name), path.join(to, name))
}

const originals = await context.db.selectFrom('media').selectAll().execute()
for (let position = originals.length; position < Number(count); position++) {
  const original = originals[position % originals.length]
  if (!original) break
  const row = { ...original, id: newId(), public_key: newId(), position, request_key: null }
  const at = (id) => path.join(folder, 'files', 'private', id)
  await linkFiles(at(original.id), at(row.id))
  await context.db
    .insertInto('media')
    .values({ ...row, title: `Photograph ${position + 1}` })
    .execute()
}
await app.close()
await closeContext(context)
