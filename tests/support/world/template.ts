import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DAY } from '../../../domain/timeUnits.ts'
import { fillFolder } from '../../../samples/fill.ts'
import { changeDatabase } from './changeDatabase.ts'
import { makeCheapHash } from './cheapHash.ts'
import { type Content, contents } from './contents.ts'
import { moveTimes } from './moveTimes.ts'
import { filesUnder, read } from '../project/projectFiles.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

export const administrator = { username: 'admin', password: 'a quiet place by the river' }

const templates = path.join(tmpdir(), `memorial-templates-${process.getuid?.() ?? 0}`)
/** The time at which every template is filled. A copy of it has later times, so that nothing depends on a template's age. */
const FILLED_AT = Date.parse('2026-01-15T12:00:00Z')

/** Makes a new data folder, copied from the template, as if its content had been added just now. */
export async function copyTemplate(content: Content = 'nothing'): Promise<string> {
  const dataDir = temporaryFolder()
  await cp(await templateFolder(content), dataDir, { recursive: true })
  moveTimes(databaseIn(dataDir), { from: FILLED_AT, to: Date.now() })
  return dataDir
}

/** Makes all templates in advance, so that no test has to wait for one. */
export async function makeTemplates(): Promise<void> {
  for (const content of Object.keys(contents) as Content[]) await templateFolder(content)
}

/**
 * Finds the data folder to copy. It is migrated, and has an administrator and a content. The first test that needs it makes it,
 * once for each state of the code. It is renamed into place when it is complete, so that several processes can make it at once.
 */
async function templateFolder(content: Content): Promise<string> {
  codeFolder ??= openCodeFolder()
  const folder = await codeFolder
  const template = path.join(folder, content)
  if (existsSync(template)) return template
  const unfinished = await mkdtemp(path.join(folder, 'unfinished-'))
  await fillFolder(unfinished, administrator, contents[content], FILLED_AT)
  changeDatabase(
    databaseIn(unfinished),
    `update users set password = '${makeCheapHash(administrator.password)}'`,
  )
  await rename(unfinished, template).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(template)) throw error
  })
  return template
}

const databaseIn = (dataDir: string) => path.join(dataDir, 'memorial.db')

let codeFolder: Promise<string> | undefined

/** Makes the folder with the templates of this code, unless it is there, and marks it as used now. */
async function openCodeFolder(): Promise<string> {
  const folder = path.join(templates, hashCode())
  if (!existsSync(folder)) await removeOldTemplates()
  await mkdir(folder, { recursive: true })
  await utimes(folder, new Date(), new Date())
  return folder
}

const hashCode = (): string =>
  filesUnder([
    '{server,contract,domain,samples}/**/*.ts',
    'tests/support/world/{contents,addMedia,filledMemorial,template}.ts',
  ])
    .sort()
    .reduce((hash, file) => hash.update(file).update(read(file)), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)

/** Removes templates that have not been used for a week. Several processes may do so at once, so each expects that folders disappear. */
async function removeOldTemplates() {
  for (const name of await readdir(templates).catch(() => [])) {
    const folder = path.join(templates, name)
    const found = await stat(folder).catch(() => null)
    if (found && found.mtimeMs < Date.now() - 7 * DAY)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
