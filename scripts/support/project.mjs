import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stop } from './stop.mjs'

/** Makes an absolute path inside the project's folder. */
export const inProject = (path = '') => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Lists Node's arguments to run a file of the project without warnings about experimental modules. */
export const programOf = (file) => ['--disable-warning=ExperimentalWarning', resolve(inProject(), file)]

/** Finds the folder of the present build, not the link to it, so that a process from there never sees a newer build's files. */
export const buildFolder = () =>
  existsSync(inProject('dist')) ? realpathSync(inProject('dist')) : inProject('dist')

/** Whether there is a build with its packages, which a release without dependencies lacks. */
export const canRun = () => existsSync(join(buildFolder(), 'node_modules'))

/** Lists Node’s arguments for a built program of the server, such as `main` or `commands/verify`. */
export const builtProgram = (name) => programOf(join(buildFolder(), `server/${name}.js`))

/** An environment in which Node saves what V8 has compiled: it halves the processor time of a start. */
export const compileCache = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled') }

/** Lists the argument that makes Node read `.env`, if there is one. Demo and development ignore it: it is about another memorial. */
export function envFile() {
  const file = inProject('.env')
  if (!existsSync(file)) return []
  // UTF-16, as Windows PowerShell writes it: Node would silently find no variable in it
  if (readFileSync(file).includes(0)) throw new Stop(`${file} is not in UTF-8: please save it as UTF-8.`)
  return [`--env-file=${file}`]
}
