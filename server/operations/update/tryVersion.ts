import { copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isAlwaysFound, pages } from '../../../contract/pages/page.ts'
import { DATABASE_NAME, MANIFEST_NAME, parseManifest, makeFilePath } from '../../safety/backup/manifest.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { knownNames } from '../../base/config/variables.ts'
import { versionFolder } from '../../base/process/projectFolder.ts'
import { readRunningServer } from '../../base/process/running.ts'
import { makeTrialFolder, removeTrialFolder } from './leftovers.ts'
import { backupsFolder } from './versions.ts'
import { type Program, startScript } from './programs.ts'

const WAIT_LIMIT_MS = 120_000
const CHECK_INTERVAL_MS = 100
const KILL_AFTER_MS = 12_000

/**
 * Tries a version with the data of a backup, on a separate port, while the server keeps running. The version must start, become
 * ready, show every page, and find every original unchanged. The trial always uses SQLite and a folder. Throws a PlainError that
 * lists the faults, except those that the current version has as well.
 */
export async function tryVersion(folder: string, backupName: string): Promise<void> {
  const faults = await findFaults(folder, backupName)
  const currentFaults = faults.length > 0 ? await findFaults(versionFolder, backupName) : []
  // compares only the first lines, because the wording of the other lines may differ between the versions
  const currentFirstLines = currentFaults.map((fault) => fault.split('\n')[0])
  const newFaults = faults.filter((fault) => !currentFirstLines.includes(fault.split('\n')[0]))
  if (newFaults.length > 0)
    throw new PlainError(
      `the new version failed its trial on a copy of the data, and nothing was changed:\n${newFaults.map((fault) => `  ${fault}`).join('\n')}`,
    )
}

async function findFaults(folder: string, backupName: string): Promise<string[]> {
  const dataDir = makeTrialFolder()
  try {
    layOutDataFolder(backupName, dataDir)
    const env = makeTrialEnvironment(dataDir)
    const faults = await findServerFaults(startScript(folder, 'start', env), dataDir)
    const verifier = startScript(folder, 'verify', env)
    if ((await verifier.exitCode) !== 0)
      faults.push(`npm run verify finds faults:\n${verifier.output().trim()}`)
    return faults
  } finally {
    await removeTrialFolder(dataDir)
  }
}

/** Makes a data folder from a backup. All its files except the database are hard links if the disk supports them. */
function layOutDataFolder(backupName: string, dataDir: string) {
  const toPath = (name: string) => path.join(backupsFolder, name)
  const manifest = parseManifest(readFileSync(toPath(`${backupName}/${MANIFEST_NAME}`), 'utf8'))
  if (!manifest) throw new PlainError(`the backup ${backupName} cannot be read.`)
  copyFileSync(toPath(`${backupName}/${DATABASE_NAME}`), path.join(dataDir, DATABASE_NAME))
  for (const key of Object.keys(manifest.files)) {
    const file = path.join(dataDir, 'files', key)
    mkdirSync(path.dirname(file), { recursive: true })
    try {
      linkSync(toPath(makeFilePath(key)), file)
    } catch {
      copyFileSync(toPath(makeFilePath(key)), file)
    }
  }
}

/**
 * Makes an environment without the memorial's variables, so that a trial sends no email and never touches the memorial's data.
 */
const makeTrialEnvironment = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(knownNames.map((name) => [name, ''])),
  DATA_DIR: dataDir,
  PORT: '0',
  ADMIN_PASSWORD: 'only while it is tried',
})

async function findServerFaults(server: Program, dataDir: string): Promise<string[]> {
  try {
    const address = await waitForAddress(server, dataDir)
    if (!address) return [`it does not start: ${server.output().trim()}`]
    const faults = [await findPageFault(address, '/readyz')]
    // one page after another, so that each has the whole time limit to render
    for (const { path } of pages.filter(isAlwaysFound))
      faults.push(await findPageFault(address, path, '</html>'))
    return faults.filter((fault) => fault !== null)
  } finally {
    server.child.kill('SIGTERM')
    const killTimer = globalThis.setTimeout(() => server.child.stdin?.destroy(), KILL_AFTER_MS)
    await server.exitCode
    clearTimeout(killTimer)
  }
}

/** Waits until the server listens, and returns its URL; null if the server ends before it listens, or after two minutes. */
async function waitForAddress(server: Program, dataDir: string): Promise<string | null> {
  const endPromise = server.exitCode.then(() => true)
  for (let waitedMs = 0; waitedMs < WAIT_LIMIT_MS; waitedMs += CHECK_INTERVAL_MS) {
    const address = readRunningServer(dataDir)?.address
    if (address) return address
    if (await Promise.race([endPromise, setTimeout(CHECK_INTERVAL_MS, false)])) return null
  }
  return null
}

/** Fetches a page. Returns a sentence about what is wrong if the status is not 200 or the body lacks `text`; otherwise null. */
export async function findPageFault(address: string, page: string, text = ''): Promise<string | null> {
  try {
    const response = await fetch(`${address}${page}`, { signal: AbortSignal.timeout(10_000) })
    const body = await response.text()
    if (response.status !== 200) return `${page} answers ${response.status}`
    return body.includes(text) ? null : `${page} is not a page`
  } catch (error) {
    return `${page} does not answer: ${(error as Error).message}`
  }
}
