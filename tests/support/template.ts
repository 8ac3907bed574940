import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillFolder } from '../../samples/fill.ts'
import { filesUnder, read } from './sources.ts'

export const administrator = { username: 'admin', password: 'a quiet place by the river' }

const templates = path.join(tmpdir(), `memorial-templates-${process.getuid?.() ?? 0}`)
const day = 86_400_000

/** A new data folder, copied from the template. */
export async function copyOfTemplate(filled = false): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'memorial-'))
  await cp(await templateFolder(filled), dataDir, { recursive: true })
  return dataDir
}

/**
 * A data folder to copy: migrated, with its administrator, empty or filled with the sample life. The first test that
 * needs it makes it, once per state of the code, and renames it into place, so that other processes may ask at once.
 */
async function templateFolder(filled: boolean): Promise<string> {
  const folder = path.join(templates, codeHash())
  const template = path.join(folder, filled ? 'filled' : 'empty')
  if (existsSync(template)) return template
  await removeOld()
  await mkdir(folder, { recursive: true })
  const unfinished = await mkdtemp(path.join(folder, 'unfinished-'))
  await fillFolder(unfinished, administrator, { empty: !filled })
  await rename(unfinished, template).catch(async (error) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(template)) throw error
  })
  return template
}

let cachedHash: string | undefined
function codeHash(): string {
  cachedHash ??= ['server', 'contract', 'samples']
    .flatMap((folder) => filesUnder(`${folder}/**/*.ts`).sort())
    .reduce((hash, file) => hash.update(file).update(read(file)), createHash('sha256'))
    .digest('hex')
    .slice(0, 16)
  return cachedHash
}

async function removeOld() {
  for (const name of await readdir(templates).catch(() => [])) {
    const folder = path.join(templates, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - day) await rm(folder, { recursive: true, force: true })
  }
}
