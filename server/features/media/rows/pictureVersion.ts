import { createHash } from 'node:crypto'
import type { Tables } from '../../../platform/database/tables.ts'
import { makeStoredKey, parseStoredKey } from '../../../platform/storage/keys.ts'
import { readGeometry } from './adjustment.ts'

type AdjustedRow = Pick<Tables['media'], 'folder' | 'adjustment'>

/**
 * Computes the version that the names of a photograph's pictures contain. Equal pictures have equal versions. The
 * version of an unadjusted picture is ''.
 */
export function computeVersion(row: Pick<AdjustedRow, 'adjustment'>): string {
  const geometry = readGeometry(row)
  return geometry ? createHash('sha256').update(JSON.stringify(geometry)).digest('hex').slice(0, 12) : ''
}

/** Computes the version in keepers' URLs, which contain the id, so that they change when the item takes the file of another one. */
export const computeUrlVersion = (row: AdjustedRow & { id: string }): string =>
  [row.folder === row.id ? '' : row.folder, computeVersion(row)].filter(Boolean).join('.')

export const makePictureKey = (row: AdjustedRow, name: string) =>
  makeStoredKey(row, makePictureName(row, name))

export function makePictureName(row: Pick<AdjustedRow, 'adjustment'>, name: string): string {
  const version = computeVersion(row)
  return version === '' ? name : `${version}-${name}`
}

/** Whether a stored picture shows an earlier adjustment. */
export const isOutdated = (row: AdjustedRow, key: string) => {
  const [, version] = /^([0-9a-f]{12})-/.exec(parseStoredKey(key).name) ?? []
  return version !== undefined && version !== computeVersion(row)
}
