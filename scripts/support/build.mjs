import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { makeBeside } from './beside.mjs'
import { compress } from './compress.mjs'
import { external, linkPackages } from './linkPackages.mjs'
import { pack } from './pack.mjs'
import { canRun, inProject } from './project.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

const sources = [
  'contract',
  'domain',
  'server',
  'web',
  'vite.config.ts',
  'scripts/support/compress.mjs',
  'scripts/support/linkPackages.mjs',
  'scripts/support/pack.mjs',
  'package.json',
  'package-lock.json',
]
const stamp = 'sources.sha256'

/** Whether dist was built from the present sources and has its packages. */
export const isBuilt = () => hashOf(sources) === stampOf('dist') && canRun()

/**
 * Builds the pages and the server when their sources changed, into a folder with everything they need to run, including
 * node_modules. Then points the link dist there; processes of the former build keep their files.
 */
export async function build(node, { isQuiet = false } = {}) {
  if (isBuilt()) return
  const hash = hashOf(sources)
  if (stampOf('dist') === hash) return addPackages(inProject('dist'))
  console.log('Building the pages and the server…')
  await makeBeside('dist', async (folder) => {
    await vite(node, basename(folder), isQuiet ? 'ignore' : 'inherit')
    cpSync(inProject('server/outputs/book/templates'), join(folder, 'server/outputs/book/templates'), {
      recursive: true,
    })
    await compress(join(folder, 'web'))
    addPackages(folder)
    packSource(join(folder, 'web/source.tgz'))
    writeFileSync(join(folder, stamp), hash)
    replaceDist(folder)
  })
}

/** Adds the packages under a temporary name until all are there. */
function addPackages(folder) {
  const unfinished = join(folder, `node_modules-${process.pid}`)
  linkPackages(unfinished)
  renameSync(unfinished, join(folder, 'node_modules'))
}

async function vite(node, folder, stdio) {
  const args = [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const env = { NODE_ENV: 'production', DIST: folder, EXTERNAL: external.join() }
  if ((await run(node, args, { env, stdio })) === 0) return
  const where = stdio === 'ignore' ? '`npm run build` says why' : 'see the error above'
  throw new Stop(`The pages and the server could not be built; ${where}.`)
}

/** Packs the source of this build, for everyone who uses it over the network (AGPL, section 13). */
function packSource(file) {
  const built = sources.filter((name) => !name.startsWith('scripts/'))
  const names = [...built, 'scripts', 'tsconfig.json', '.npmrc', 'LICENSE', 'README.md']
  const present = names.filter((name) => existsSync(inProject(name)))
  pack(file, present)
}

function replaceDist(folder) {
  const dist = inProject('dist')
  symlinkSync(basename(folder), `${folder}-link`)
  // earlier versions built into a folder of this name, not a link
  if (existsSync(dist) && lstatSync(dist).isDirectory()) renameSync(dist, `${folder}-former`)
  renameSync(`${folder}-link`, dist)
}

function stampOf(folder) {
  try {
    return readFileSync(inProject(`${folder}/${stamp}`), 'utf8')
  } catch {
    return null
  }
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!statSync(inProject(path)).isDirectory()) return [path]
  const below = readdirSync(inProject(path)).toSorted()
  return below.flatMap((name) => filesUnder(`${path}/${name}`))
}
