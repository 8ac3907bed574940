import { constants, copyFile, open } from 'node:fs/promises'
import { setNormalSpeed } from './editLists.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { parseMoov, readTopBoxes } from '../formats/isoBoxes.ts'
import type { MediaFile } from '../formats/mediaFile.ts'

/**
 * Returns a copy of a video at `to` if its index (the moov box) is compressed, or changes the speed; otherwise the video itself. In
 * the copy, the index is not compressed, and plays everything at normal speed.
 */
export async function withPlainIndex(source: MediaFile, to: string): Promise<MediaFile> {
  const [moov, box] = readFileWith(source.path, (file) => [
    parseMoov(file),
    readTopBoxes(file).find(({ type }) => type === 'moov'),
  ])
  if (!moov || !box) return source
  const isCompressed = moov.length !== box.end - box.start
  if (!setNormalSpeed(moov) && !isCompressed) return source
  await copyFile(source.path, to, constants.COPYFILE_FICLONE)
  await using file = await open(to, 'r+')
  // the offsets of the samples stay right, because a larger index is written at the end
  if (isCompressed) await file.write('free', box.start + 4)
  await file.write(moov, 0, moov.length, isCompressed ? (await file.stat()).size : box.start)
  return { ...source, path: to }
}
