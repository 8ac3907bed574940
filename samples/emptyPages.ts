import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes a stand-in for the folder of the built front end, with empty pages, and returns its path. This spares callers that need
 * only data and files from running Vite.
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
