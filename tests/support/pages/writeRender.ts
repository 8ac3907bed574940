import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '../files/temporaryFolder.ts'

/** Makes a folder of the built web whose pages are rendered by this code, which exports `render`. */
export async function writeRender(code: string): Promise<string> {
  const folder = temporaryFolder()
  await mkdir(path.join(folder, 'render/en'), { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(path.join(folder, 'render/en/render.js'), code)
  return folder
}

/** Code that renders each page as this expression of its `data`. */
export const renderAs = (html: string) =>
  `export const render = async (data) => ({ html: ${html}, documentSlide: '', data: { ...data, seeds: {} } })`
