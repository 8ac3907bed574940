import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stop } from './stop.mjs'

/** An absolute path inside the project's folder. */
export const inProject = (path = '') => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The arguments with which Node runs a file of the project, without its warnings about modules that may change yet. */
export const programOf = (file) => ['--disable-warning=ExperimentalWarning', resolve(inProject(), file)]

/** The folder of the present build, not the link to it: a process that runs from there never meets a newer build's files. */
export const buildFolder = () =>
  existsSync(inProject('dist')) ? realpathSync(inProject('dist')) : inProject('dist')

/** Whether there is a build, with its packages, which a release leaves to the registry. */
export const canRun = () => existsSync(join(buildFolder(), 'node_modules'))

/** Node’s arguments for a built program of the server, such as `main` or `commands/verify`. */
export const builtProgram = (name) => programOf(join(buildFolder(), `server/${name}.js`))

/** An environment in which Node saves what V8 has compiled: it halves the processor time of a start. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled') }

/** Lets Node read the variables in `.env`, if there is one. The demo and development do not: they are about another memorial. */
export function envFile() {
  const file = inProject('.env')
  if (!existsSync(file)) return []
  // UTF-16, as Windows PowerShell writes it: Node would find no variable in it, and say nothing
  if (readFileSync(file).includes(0)) throw new Stop(`${file} is not in UTF-8: please save it as UTF-8.`)
  return [`--env-file=${file}`]
}
