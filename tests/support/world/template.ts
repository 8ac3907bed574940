import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fillFolder } from '../../../samples/fill.ts'
import { changeDatabase } from './changeDatabase.ts'
import { openCachedCodecs } from './cachedCodecs.ts'
import { makeCheapHash } from './cheapHash.ts'
import { type Content, contents } from './contents.ts'
import { moveTimes } from './moveTimes.ts'
import { makeCacheFolder } from '../files/cacheFolder.ts'
import { hashOfFiles } from '../project/projectFiles.ts'
import { silentLog } from '../servers/silentLog.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

export const administrator = { username: 'admin', password: 'a quiet place by the river' }

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
  codeFolder ??= makeCacheFolder('templates', hashOfFiles(CODE))
  const folder = await codeFolder
  const template = path.join(folder, content)
  if (existsSync(template)) return template
  const unfinished = await mkdtemp(path.join(folder, 'unfinished-'))
  await fillFolder(unfinished, administrator, contents[content], {
    startedAt: FILLED_AT,
    codecs: openCachedCodecs(silentLog),
  })
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

/** The files on which the content of a template depends. */
const CODE = [
  '{server,contract,domain,samples}/**/*.ts',
  'tests/support/world/{contents,addMedia,filledMemorial,cheapHash,template}.ts',
]
