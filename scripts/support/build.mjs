import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { compress } from './compress.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { Stop } from './stop.mjs'

const sources = [
  'contract',
  'server',
  'web',
  'vite.config.ts',
  'scripts/support/compress.mjs',
  'package-lock.json',
]
const stamp = 'sources.sha256'

/**
 * Builds the pages and the server into dist/ when their sources changed. The build happens in a folder of its own, which
 * replaces dist at the end: a build that fails or is killed leaves the old one.
 */
export async function build(node) {
  const hash = hashOf(sources)
  if (stampOf('dist') === hash) return
  console.log('Building the pages and the server…')
  clearLeftovers()
  const folder = `dist-${process.pid}`
  await vite(node, folder)
  await compress(inProject(`${folder}/web`))
  writeFileSync(inProject(`${folder}/${stamp}`), hash)
  replaceDist(folder)
}

async function vite(node, folder) {
  const args = [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  if ((await run(node, args, { env: { NODE_ENV: 'production', DIST: folder } })) === 0) return
  rmSync(inProject(folder), { recursive: true, force: true })
  throw new Stop('The pages and the server could not be built; see the error above.')
}

function replaceDist(folder) {
  const old = inProject(`${folder}-old`)
  if (existsSync(inProject('dist'))) renameSync(inProject('dist'), old)
  renameSync(inProject(folder), inProject('dist'))
  rmSync(old, { recursive: true, force: true })
}

/** Removes the folders of builds that were killed, but not of one that is running. */
function clearLeftovers() {
  for (const name of readdirSync(inProject())) {
    const pid = /^dist-(\d+)(-old)?$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(inProject(name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
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
