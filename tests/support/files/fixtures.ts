import { copyFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ChosenFile } from '../../../samples/multipart.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export const fixturesFolder = path.resolve(import.meta.dirname, '../../fixtures')

/** Opens a fixture: `fixture('photos/landscape-2mp-bee.jpg')`, optionally under another name or claimed type. */
export function fixture(file: string, as: { name?: string; type?: string } = {}): ChosenFile {
  return {
    name: as.name ?? path.basename(file),
    bytes: readFileSync(fixturePath(file)),
    type: as.type ?? '',
  }
}

/** Returns the file's path on this disk, for a browser's file chooser. */
export const fixturePath = (file: string) => path.join(fixturesFolder, file)

/** Copies a fixture under other names, and returns the paths of the copies. */
export function copyFixture(file: string, names: readonly string[]): string[] {
  const folder = temporaryFolder()
  return names.map((name) => {
    copyFileSync(fixturePath(file), path.join(folder, name))
    return path.join(folder, name)
  })
}
