import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stop } from './stop.mjs'

/** Makes the absolute path of a file or folder of the project. */
export const inProject = (path = '') => fileURLToPath(new URL(`../../${path}`, import.meta.url))

export const programArguments = (file) => [
  '--disable-warning=ExperimentalWarning',
  resolve(inProject(), file),
]

/**
 * Finds the folder of the current build. This is not the link dist but its target, so that a process of this build never sees the
 * files of a newer build.
 */
export const buildFolder = () =>
  existsSync(inProject('dist')) ? realpathSync(inProject('dist')) : inProject('dist')

/** Whether there is a build that includes its packages. In a release without dependencies, the build has no packages. */
export const canRun = () => existsSync(join(buildFolder(), 'node_modules'))

/**
 * Lists the Node arguments that run a program from the server's build, such as `main` or `commands/verify`. The heap for new objects is
 * small, which saves 25 to 50 MB and costs no time (see docs/performance.md).
 */
export const builtProgramArguments = (name) => [
  '--max-semi-space-size=1',
  ...programArguments(join(buildFolder(), `server/${name}.js`)),
]

/** The environment variable that makes Node save compiled code. This halves the CPU time of a start. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled') }

/**
 * Lists the Node argument for reading the file `.env`. Returns an empty list if there is no such file. The demo and `npm run
 * dev` do not use the file, because it is about another memorial.
 */
export function envFileArguments() {
  const file = inProject('.env')
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  // a zero byte means UTF-16, which Windows PowerShell writes. Node reports no error: it would find no variables in UTF-16, and
  // replace the letters of an older encoding
  if (bytes.includes(0) || !isUtf8(bytes)) throw new Stop(`${file} is not in UTF-8: please save it as UTF-8.`)
  return [`--env-file=${file}`]
}
