import path from 'node:path'
import { normalizeLine } from '../../../../domain/normalizeText.ts'
import { limits } from '../../../../contract/limits.ts'
import { cutText } from '../../../../domain/cutText.ts'
import { normalizeUnicode } from '../../../../domain/normalizeUnicode.ts'
import { isDeviceName, isPath } from '../../../codecs/captions/deviceNames.ts'

/** Makes a title from a file's name without the extension; null if a device gave the name, or if no code page explains it. */
export function toTitle(fileName: string): string | null {
  // on Macs, accents in file names are separate characters
  const name = normalizeUnicode(
    normalizeLine(isPath(fileName) ? path.win32.basename(fileName) : fileName),
    'NFC',
  )
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return isDeviceName(name) || name.includes('\ufffd') ? null : cutText(name, limits.title)
}
