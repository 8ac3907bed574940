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
import { buildNewFolder } from './buildNewFolder.mjs'
import { compress } from './compress.mjs'
import { externalPackages, linkPackages } from './linkPackages.mjs'
import { pack } from './pack.mjs'
import { canRun, inProject } from './project.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

const sources = [
  'contract',
  'languages',
  'domain',
  'server',
  'web',
  'vite.config.ts',
  'scripts/support/compress.mjs',
  'scripts/support/linkPackages.mjs',
  'scripts/support/node24.mjs',
  'scripts/support/pack.mjs',
  'package.json',
  'package-lock.json',
]
/** The name of a file in each build. The file contains the hash of the sources. */
const HASH_FILE = 'sources.sha256'

export const isBuilt = () => hashFiles(sources) === readBuiltHash('dist') && canRun()

/**
 * Builds the pages and the server into a new folder if their sources have changed. The folder contains everything that they
 * need to run, including node_modules. Then the link dist is changed to the new folder. Processes of the former build keep
 * using the former folder.
 */
export async function build(node, { isQuiet = false } = {}) {
  if (isBuilt()) return
  const hash = hashFiles(sources)
  if (readBuiltHash('dist') === hash) return addPackages(inProject('dist'))
  console.log('Building the pages and the server…')
  await buildNewFolder('dist', async (folder) => {
    await runVite(node, basename(folder), isQuiet ? 'ignore' : 'inherit')
    cpSync(inProject('server/outputs/book/templates'), join(folder, 'server/outputs/book/templates'), {
      recursive: true,
    })
    await compress(join(folder, 'web'))
    addPackages(folder)
    packSource(join(folder, 'web/source.tgz'))
    writeFileSync(join(folder, HASH_FILE), hash)
    replaceDist(folder)
  })
}

/** Until all packages are there, their folder has a temporary name. */
function addPackages(folder) {
  const unfinished = join(folder, `node_modules-${process.pid}`)
  linkPackages(unfinished)
  renameSync(unfinished, join(folder, 'node_modules'))
}

async function runVite(node, folder, stdio) {
  const args = [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const env = { NODE_ENV: 'production', DIST: folder, EXTERNAL: externalPackages.join() }
  if ((await run(node, args, { env, stdio })) === 0) return
  const where = stdio === 'ignore' ? '`npm run build` says why' : 'see the error above'
  throw new Stop(`The pages and the server could not be built; ${where}.`)
}

/** Packs the source code of this build. Users of the site can download it, as the AGPL requires (section 13). */
function packSource(file) {
  const builtSources = sources.filter((name) => !name.startsWith('scripts/'))
  const names = [...builtSources, 'scripts', 'tsconfig.json', '.npmrc', 'LICENSE', 'README.md']
  const present = names.filter((name) => existsSync(inProject(name)))
  pack(file, present)
}

function replaceDist(folder) {
  const dist = inProject('dist')
  symlinkSync(basename(folder), `${folder}-link`)
  // in earlier versions of the application, dist was not a link but a folder
  if (existsSync(dist) && lstatSync(dist).isDirectory()) renameSync(dist, `${folder}-former`)
  renameSync(`${folder}-link`, dist)
}

function readBuiltHash(folder) {
  try {
    return readFileSync(inProject(`${folder}/${HASH_FILE}`), 'utf8')
  } catch {
    return null
  }
}

function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(listFiles))
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  return hash.digest('hex')
}

function listFiles(path) {
  if (!statSync(inProject(path)).isDirectory()) return [path]
  const names = readdirSync(inProject(path)).toSorted()
  return names.flatMap((name) => listFiles(`${path}/${name}`))
}
