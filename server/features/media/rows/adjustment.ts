import { type Adjustment, noAdjustment } from '../../../../contract/media/adjustment.ts'
import type { FocalPoint } from '../../../../contract/media/pictureShape.ts'
import type { Format } from '../../../../domain/files/formats.ts'
import type { Geometry, MediaFile } from '../../../codecs/formats/mediaFile.ts'
import type { Tables } from '../../../platform/database/tables.ts'

type Row = Tables['media']
type AdjustedRow = Pick<Row, 'id' | 'adjustment'>

/** If an old adjustment lacks a field, the field gets the value for an unadjusted photograph. */
export const parseAdjustment = (storedText: string | null | undefined): Adjustment => ({
  ...noAdjustment,
  ...(storedText ? (JSON.parse(storedText) as Partial<Adjustment>) : {}),
})

/** Serializes an adjustment; returns null for an unadjusted photograph. Equal adjustments give equal texts. */
export function serializeAdjustment({ rotate, straighten, crop, focalPoint }: Adjustment): string | null {
  const isWholePicture = crop === null || (crop.width === 1 && crop.height === 1)
  const text = JSON.stringify({ rotate, straighten, crop: isWholePicture ? null : crop, focalPoint })
  return text === JSON.stringify(noAdjustment) ? null : text
}

/** Reads how the adjustment changes the picture itself; null if it does not, for example if it only moves the focal point. */
export function readGeometry(row: Pick<AdjustedRow, 'adjustment'>): Geometry | null {
  const { focalPoint: _focalPoint, ...geometry } = parseAdjustment(row.adjustment)
  return serializeAdjustment({ ...geometry, focalPoint: null }) === null ? null : geometry
}

export const toSource = (
  row: Pick<Row, 'format' | 'original_name' | 'adjustment'>,
  path: string,
): MediaFile => ({
  path,
  format: row.format as Format,
  name: row.original_name,
  adjustment: readGeometry(row),
})

export const serializeFocalPoint = (point: FocalPoint | null) => point && JSON.stringify(point)

export const parseFocalPoint = (storedText: string | null | undefined): FocalPoint | null =>
  storedText ? (JSON.parse(storedText) as FocalPoint) : null
