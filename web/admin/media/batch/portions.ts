import { limits } from '../../../../contract/limits.ts'

/**
 * The maximum size of the files in one request, in bytes. Many web servers in front of a memorial stop a request of more than
 * 100 MB, and the form's text needs some room, too.
 */
export const MAX_PORTION_BYTES = 90_000_000

/** Takes the files of the next request from the front of a list. A file that is larger than `maxBytes` goes alone. */
export const takePortion = <T extends { file: Pick<File, 'size'> }>(
  uploads: readonly T[],
  maxBytes: number,
): readonly T[] => {
  let bytes = 0
  const firstLeft = uploads.findIndex(({ file }, index) => {
    bytes += file.size
    return index === limits.batchFiles || (index > 0 && bytes > maxBytes)
  })
  return firstLeft === -1 ? uploads : uploads.slice(0, firstLeft)
}

export const countBytes = (uploads: readonly { file: Pick<File, 'size'> }[]) =>
  uploads.reduce((sum, { file }) => sum + file.size, 0)
