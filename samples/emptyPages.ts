import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes a folder in place of the built front end, but with empty pages, and returns its path. It is for callers that only need
 * data and files, because it is made without running Vite.
 */
export async function makeEmptyPages(): Promise<string> {
  const dist = path.join(tmpdir(), `memorial-empty-pages-${process.getuid?.() ?? 0}`)
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
