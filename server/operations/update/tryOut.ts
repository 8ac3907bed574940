import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlwaysFound, pages } from '../../../contract/page.ts'
import { DATABASE, MANIFEST, parseManifest } from '../../safety/backup/manifest.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { secrets, variableNames } from '../../base/config/variables.ts'
import { presentFolder } from '../../base/process/projectFolder.ts'
import { readRunning } from '../../base/process/running.ts'
import { TRIAL } from './leftovers.ts'
import { copiesFolder, versionsFolder } from './places.ts'
import { type Program, startScript } from './programs.ts'
import { texts } from './texts.ts'

const WAIT_LIMIT_MS = 120_000
const LOOK_EVERY_MS = 100
const GRACE_MS = 12_000

/**
 * Tries a version on the copy of the data, beside whatever runs, on a port of its own: it must start and be ready, show every
 * page, and find everything as it was sent. The copy is a folder with SQLite, wherever the memorial is stored. What the present
 * version fails, too, is not held against it. Throws PlainError that names the rest.
 */
export async function tryOut(folder: string, copy: string): Promise<void> {
  const faults = await findFaults(folder, copy)
  const before = faults.length > 0 ? await findFaults(presentFolder, copy) : []
  // its further lines are in each version's own words
  const kinds = before.map((fault) => fault.split('\n')[0])
  const newFaults = faults.filter((fault) => !kinds.includes(fault.split('\n')[0]))
  if (newFaults.length > 0)
    throw new PlainError(
      `the new version failed its trial on a copy, and nothing was changed:\n${newFaults.map((fault) => `  ${fault}`).join('\n')}`,
    )
}

async function findFaults(folder: string, copy: string): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(versionsFolder, TRIAL))
  try {
    layOutDataFolder(copy, dataDir)
    const env = trialEnvironment(dataDir)
    const faults = await findServerFaults(startScript(folder, 'start', env), dataDir)
    const verifying = startScript(folder, 'verify', env)
    if ((await verifying.ended) !== 0)
      faults.push(`npm run verify finds faults:\n${verifying.output().trim()}`)
    return faults
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A data folder as it was at the copy. Files are further names of the same bytes, where the disk can do that. */
function layOutDataFolder(copy: string, dataDir: string) {
  const at = (name: string) => path.join(copiesFolder, name)
  const manifest = parseManifest(readFileSync(at(`${copy}/${MANIFEST}`), 'utf8'))
  if (!manifest) throw new PlainError(`the copy ${copy} cannot be read.`)
  copyFileSync(at(`${copy}/${DATABASE}`), path.join(dataDir, DATABASE))
  for (const key of Object.keys(manifest.files)) {
    const file = path.join(dataDir, 'files', key)
    mkdirSync(path.dirname(file), { recursive: true })
    try {
      linkSync(at(`files/${key}`), file)
    } catch {
      copyFileSync(at(`files/${key}`), file)
    }
  }
}

/** Neither sends mail, nor fetches certificates, nor touches what the memorial itself is stored in. */
const trialEnvironment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(
    [...variableNames, ...secrets.map((name) => `${name}_FILE`)].map((name) => [name, '']),
  ),
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_PASSWORD: 'only while it is tried',
})

async function findServerFaults(server: Program, dataDir: string): Promise<string[]> {
  try {
    const address = await waitForAddress(server, dataDir)
    if (!address) return [`it does not start: ${server.output().trim()}`]
    const shown = pages.filter(isAlwaysFound)
    const checks = [
      faultOf(address, '/readyz'),
      ...shown.map((page) => faultOf(address, page.path, '</html>')),
    ]
    return (await Promise.all(checks)).filter((fault) => fault !== null)
  } finally {
    server.child.kill('SIGTERM')
    const killing = globalThis.setTimeout(() => server.child.kill('SIGKILL'), GRACE_MS)
    await server.ended
    clearTimeout(killing)
  }
}

/** Null when it ends before it listens, or does not within two minutes. */
async function waitForAddress(server: Program, dataDir: string): Promise<string | null> {
  const ended = server.ended.then(() => true)
  for (let waited = 0; waited < WAIT_LIMIT_MS; waited += LOOK_EVERY_MS) {
    const address = readRunning(dataDir)?.address
    if (address) return address
    if (await Promise.race([ended, setTimeout(LOOK_EVERY_MS, false)])) return null
  }
  return null
}

/** A sentence when an address does not answer with 200 and this text. */
export async function faultOf(address: string, page: string, text = ''): Promise<string | null> {
  try {
    const answer = await fetch(`${address}${page}`, { signal: AbortSignal.timeout(10_000) })
    const body = await answer.text()
    if (answer.status !== 200) return texts.answers(page, answer.status)
    return body.includes(text) ? null : texts.noPage(page)
  } catch (error) {
    return texts.silent(page, (error as Error).message)
  }
}
