import assert from 'node:assert/strict'
import { separateLeftOut } from '../../server/import/photos/separateLeftOut.ts'
import { inputFile } from './inputFile.ts'

/** Kinds of the files that are left out, by path; null for a wanted file. */
export type Kinds = Record<string, string | null>

/** Fails unless the import leaves out exactly the files with a kind. `others` are files that are no pictures. */
export async function assertLeftOut(kinds: Kinds, others: readonly string[] = [], place = '/media/stick') {
  const files = [...Object.keys(kinds), ...others].map((path) => inputFile(path, { place }))
  const { wanted, leftOut } = await separateLeftOut(files)
  const found = [
    ...wanted.filter(({ path }) => !others.includes(path)).map(({ path }) => [path, null]),
    ...leftOut.map(({ path, kind }) => [path, kind]),
  ]
  assert.deepEqual(Object.fromEntries(found), kinds)
  assert.equal(found.length, Object.keys(kinds).length, 'each is found once')
}

export const below = (folder: string, kinds: Kinds): Kinds =>
  Object.fromEntries(Object.entries(kinds).map(([path, kind]) => [`${folder}/${path}`, kind]))
