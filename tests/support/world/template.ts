import { argon2Sync, createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillFolder } from '../../../samples/fill.ts'
import { changeDatabase } from './changeDatabase.ts'
import { openCachedCodecs } from './cachedCodecs.ts'
import { type Content, contents } from './contents.ts'
import { filesUnder, read } from '../project/projectFiles.ts'
import { silentLog } from '../servers/silentLog.ts'
import { temporaryFolder } from '../files/temporaryFolder.ts'

export const administrator = { username: 'admin', password: 'a quiet place by the river' }

const templates = path.join(tmpdir(), `memorial-templates-${process.getuid?.() ?? 0}`)
const DAY_MS = 86_400_000

/** Makes a new data folder, copied from the template. */
export async function copyTemplate(content: Content = 'nothing'): Promise<string> {
  const dataDir = temporaryFolder()
  await cp(await templateFolder(content), dataDir, { recursive: true })
  return dataDir
}

/** Makes all templates in advance, so that no test has to wait for one. */
export async function makeTemplates(): Promise<void> {
  for (const content of Object.keys(contents) as Content[]) await templateFolder(content)
}

/**
 * Finds the data folder to copy. It is migrated, and has an administrator and a content. The first test that needs it makes it,
 * once for each state of the code and each day, because tests depend on how old its contents are. It is renamed into place when
 * it is complete, so that several processes can make it at once.
 */
async function templateFolder(content: Content): Promise<string> {
  const folder = path.join(templates, folderName())
  const template = path.join(folder, content)
  if (existsSync(template)) return template
  await removeOldTemplates()
  await mkdir(folder, { recursive: true })
  const unfinished = await mkdtemp(path.join(folder, 'unfinished-'))
  await fillFolder(unfinished, administrator, contents[content], openCachedCodecs(silentLog))
  changeDatabase(path.join(unfinished, 'memorial.db'), `update users set password = '${makeCheapHash()}'`)
  await rename(unfinished, template).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(template)) throw error
  })
  return template
}

/** Hashes the administrator's password at the least cost, because nearly every test logs in. A hash contains its cost. */
function makeCheapHash(): string {
  const nonce = Buffer.alloc(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const hash = argon2Sync('argon2id', { ...cost, message: administrator.password, nonce, tagLength: 32 })
  const [salt, encoded] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${encoded}`
}

let cachedName: string | undefined
function folderName(): string {
  cachedName ??= `${new Date().toISOString().slice(0, 10)}-${hashCode()}`
  return cachedName
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

/** Removes the templates of older code. Several processes may do so at once, so each expects that folders disappear. */
async function removeOldTemplates() {
  for (const name of await readdir(templates).catch(() => [])) {
    const folder = path.join(templates, name)
    const found = await stat(folder).catch(() => null)
    if (found && found.mtimeMs < Date.now() - DAY_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
