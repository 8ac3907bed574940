import { readTopBoxes } from './isoBoxes.ts'
import { type FileWindow, readFileWith } from './fileWindow.ts'
import { isRareJpeg } from './jpegStructure.ts'
import { detectRefusedTiff } from './tiffPages.ts'

/** Kinds of files that are refused with an error message of their own, so that people know what to do. */
export type RefusedKind =
  | 'empty'
  | 'rawPhoto'
  | 'labTiff'
  | 'rareTiff'
  | 'rareJpeg'
  | 'pictureSequence'
  | 'jpegXl'
  | 'jpeg2000'
  | 'bmp'
  | 'photoshop'
  | 'pdf'
  | 'protectedSong'
  | 'midi'
  | 'flash'

/** Returns null if the kind is unknown. */
export const detectRefused = (path: string): RefusedKind | null => readFileWith(path, detectKind)

function detectKind(file: FileWindow): RefusedKind | null {
  if (file.size === 0) return 'empty'
  const head = file.readAt(0, 64).toString('latin1')
  const markedKind = KINDS_BY_MARK.find(([pattern]) => pattern.test(head))?.[1]
  if (markedKind) return markedKind
  if (/^(II[*+]\0|MM\0[*+])/.test(head)) return detectRefusedTiff(file)
  if (head.startsWith('\xff\xd8\xff') && isRareJpeg(file)) return 'rareJpeg'
  const isSequence = /^....ftyp(avis|hevc|hevx|heis|hevs|msf1)/s.test(head)
  return isSequence && readTopBoxes(file).some(({ type }) => type === 'moov') ? 'pictureSequence' : null
}

const KINDS_BY_MARK: [pattern: RegExp, kind: RefusedKind][] = [
  [/^(IIRO|IIRS|MMOR|IIU\0|FUJIFILMCCD-RAW|FOVb|\0MRM)|^....ftypcrx /s, 'rawPhoto'],
  [/^(\xff\x0a|\0\0\0\x0cJXL )/, 'jpegXl'],
  [/^(\xff\x4f\xff\x51|\0\0\0\x0cjP {2})/, 'jpeg2000'],
  [/^BM.{4}\0\0\0\0/s, 'bmp'],
  [/^8BPS\0/, 'photoshop'],
  [/^%PDF-/, 'pdf'],
  [/^....ftypM4P /s, 'protectedSong'],
  [/^MThd\0\0\0\x06/, 'midi'],
  [/^(FLV\x01|[CF]WS)/, 'flash'],
]
