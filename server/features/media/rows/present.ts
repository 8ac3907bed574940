import type { Selectable } from 'kysely'
import type { Media } from '../../../../contract/media/media.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ReaderTexts, Viewer } from '../../../http/callers/caller.ts'
import { parseAdjustment, parseFocalPoint } from './adjustment.ts'
import { computeUrlVersion } from './pictureVersion.ts'
import { presentText } from './text.ts'

export type MediaRow = Selectable<Tables['media']>

/** Returns the path of an item's file; null for visitors if the item is not published. A changed picture has a new path. */
export function toFilePath(
  row: Pick<MediaRow, 'id' | 'folder' | 'shown_name' | 'public_key' | 'adjustment'>,
  caller: Viewer,
): string | null {
  if (row.public_key) return `/uploads/${row.public_key}/${row.shown_name}`
  if (caller.kind === 'visitor') return null
  const version = computeUrlVersion(row)
  return `/uploads/private/${row.id}${version && `.${version}`}/${row.shown_name}`
}

export function presentMedia(row: MediaRow, caller: Viewer & Pick<ReaderTexts, 'familyTexts'>): Media {
  return {
    id: row.id,
    ...presentText(row, row.memory_author, caller.familyTexts),
    untitled: row.title === null,
    filePath: toFilePath(row, caller),
    fileType: row.kind,
    fileSize: row.file_size,
    // squares and items of unknown size count as landscape
    orientation: (row.height ?? 0) > (row.width ?? 0) ? 'portrait' : 'landscape',
    isMemory: row.is_memory === 1,
    memoryAuthor: row.memory_author,
    order: row.position,
    inSlideshow: row.in_slideshow === 1,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
    takenAt: row.taken_at,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    focalPoint: parseFocalPoint(row.focal_point),
    animated: row.animated === 1,
    duration: row.duration,
    hasPoster: row.has_poster === 1,
    ...(caller.kind === 'keeper' && {
      ...(row.came_later === 1 && { cameLater: true as const }),
      originalName: row.original_name,
      problem: row.problem,
      pages: row.pages,
      published: row.public_key !== null,
      hidden: row.hidden === 1,
      ...(row.kind === 'image' && { adjustment: parseAdjustment(row.adjustment) }),
    }),
  }
}
