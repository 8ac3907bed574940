import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes a folder with empty pages in place of the built front end, and returns its path. Callers that need only data and files
 * then need not run Vite.
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
