import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRunningServer } from '../../../server/base/process/running.ts'
import type { makeCheckout } from './checkout.ts'

/** Returns functions that make releases in a folder, and that find and kill the server of a checkout. */
export function openReleases(checkout: Awaited<ReturnType<typeof makeCheckout>>, folder: string) {
  /** Packs a release with these scripts, by name. */
  function pack(version: string, scripts: Record<string, string>, more?: (at: string) => void): string {
    const top = `memorial-${version}`
    const at = path.join(folder, 'made', top)
    mkdirSync(path.join(at, 'scripts'), { recursive: true })
    writeFileSync(
      path.join(at, 'package.json'),
      JSON.stringify({ name: 'memorial', version, type: 'module' }),
    )
    more?.(at)
    for (const [name, text] of Object.entries({ build: '', verify: '', ...scripts }))
      writeFileSync(path.join(at, `scripts/${name}.mjs`), text)
    const file = path.join(folder, `${top}.tar.gz`)
    execFileSync('tar', ['-I', 'gzip -1', '-cf', file, '-C', path.dirname(at), top])
    return file
  }

  /** Packs this program as a release with another version. If it `changesForm`, it has one more migration. */
  const packThisAs = (version: string, { changesForm = false } = {}) =>
    pack(
      version,
      { 'support/build': 'export const isBuilt = () => true\nexport const build = () => {}' },
      (at) => {
        cpSync(checkout.at('scripts'), path.join(at, 'scripts'), { recursive: true })
        mkdirSync(path.join(at, 'dist'))
        for (const name of readdirSync(checkout.at('dist/')).filter((one) => one !== 'node_modules'))
          cpSync(checkout.at(`dist/${name}`), path.join(at, 'dist', name), { recursive: true })
        symlinkSync(checkout.at('dist-copied/node_modules'), path.join(at, 'dist/node_modules'))
        if (changesForm) addMigration(path.join(at, 'dist/server'))
      },
    )

  const server = () => readRunningServer(checkout.at('data'))
  const pidOfServer = () => server()?.pid ?? null

  /** Kills the server, even if it runs in the background. Ignores that it may have ended at this moment. */
  function killServer() {
    const pid = pidOfServer()
    try {
      if (pid !== null) process.kill(pid, 'SIGKILL')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  return { pack, packThisAs, pidOfServer, folderOfServer: () => server()?.folder, killServer }
}

/** Adds a migration after the newest one of a built server. */
function addMigration(folder: string) {
  const newest = /"\d{4}-[\w-]+": .+(?=\n\})/
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(newest, (entry) => `${entry},\n"9999-newer": { up: async () => {} }`)
    if (changed !== text) return writeFileSync(file, changed)
  }
  throw new Error('the build lists no migrations')
}
