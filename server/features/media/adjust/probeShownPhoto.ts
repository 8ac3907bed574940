import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Derivative } from '../../../codecs/formats/mediaFile.ts'
import type { Context } from '../../../platform/context.ts'
import { newId } from '../../../base/ids/newId.ts'
import { parseAdjustment, toSource, serializeFocalPoint } from '../rows/adjustment.ts'
import { makePictureName } from '../rows/pictureVersion.ts'
import type { MediaRow } from '../rows/present.ts'

interface ShownPhoto {
  row: Pick<MediaRow, 'width' | 'height' | 'placeholder' | 'animated' | 'focal_point'>
  /** the small sizes of the picture, with the names under which they are stored */
  pictures: Derivative[]
}

type ProbedRow = Pick<MediaRow, 'format' | 'original_name' | 'adjustment'>

/** Measures a photograph as it is shown with its adjustment. Returns columns for its row, and its small sizes. */
export async function probeShownPhoto(
  { codecs }: Pick<Context, 'codecs'>,
  row: ProbedRow,
  original: string,
  folder: string,
): Promise<ShownPhoto> {
  const outputFolder = path.join(folder, newId())
  await mkdir(outputFolder)
  const info = await codecs.probePhoto(toSource(row, original), outputFolder, 'keeper')
  const { focalPoint } = parseAdjustment(row.adjustment)
  return {
    row: {
      width: info.width,
      height: info.height,
      placeholder: info.placeholder,
      animated: info.animated ? 1 : 0,
      focal_point: serializeFocalPoint(focalPoint ?? info.focalPoint),
    },
    pictures: info.derivatives.map((each) => ({ ...each, name: makePictureName(row, each.name) })),
  }
}
