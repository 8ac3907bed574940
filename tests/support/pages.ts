import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folder of the built web. */
export function builtDist(): string {
  const dist = path.resolve(import.meta.dirname, '../../dist')
  if (!existsSync(path.join(dist, 'render/render.js'))) {
    throw new Error('The pages have not been built: run `npm test`, or `npm start` once.')
  }
  return dist
}

/** Pages with nothing on them, for tests that ask for data and files only and need no build. */
export async function plainDist(): Promise<string> {
  const dist = path.join(tmpdir(), `memorial-plain-pages-${process.getuid?.() ?? 0}`)
  if (existsSync(dist)) return dist
  const folder = await mkdtemp(`${dist}-`)
  await mkdir(path.join(folder, 'render'))
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(
    path.join(folder, 'render/render.js'),
    'export const render = async (data) => ({ html: "", images: [], data })\n',
  )
  await rename(folder, dist).catch(() => rm(folder, { recursive: true }))
  return dist
}
