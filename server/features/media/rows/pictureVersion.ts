import { createHash } from 'node:crypto'
import type { Tables } from '../../../platform/database/tables.ts'
import { makeStoredKey, parseStoredKey } from '../../../platform/storage/keys.ts'
import { readGeometry } from './adjustment.ts'

type AdjustedRow = Pick<Tables['media'], 'id' | 'adjustment'>

/**
 * Computes the version that the names and URLs of a photograph's pictures contain. Equal pictures have equal versions. The
 * version of an unadjusted picture is ''.
 */
export function computeVersion(row: Pick<AdjustedRow, 'adjustment'>): string {
  const geometry = readGeometry(row)
  return geometry ? createHash('sha256').update(JSON.stringify(geometry)).digest('hex').slice(0, 12) : ''
}

export const makePictureKey = (row: AdjustedRow, name: string) =>
  makeStoredKey(row.id, makePictureName(row, name))

export function makePictureName(row: Pick<AdjustedRow, 'adjustment'>, name: string): string {
  const version = computeVersion(row)
  return version === '' ? name : `${version}-${name}`
}

/** Whether a stored picture shows an earlier adjustment. */
export const isOutdated = (row: AdjustedRow, key: string) => {
  const [, version] = /^([0-9a-f]{12})-/.exec(parseStoredKey(key).name) ?? []
  return version !== undefined && version !== computeVersion(row)
}
