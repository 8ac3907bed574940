import { isUtf8 } from 'node:buffer'
import yauzl from 'yauzl'
import { chooseNameDecoder } from './decodeNames.ts'

type Entry = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields'>

/** Bit 11 of an entry's flags. According to APPNOTE.TXT, the name is in UTF-8 if the bit is set, otherwise in code page 437. */
const UTF8_FLAG = 0x800

/**
 * Decodes the names of a ZIP file's entries. The names have '/' between folders, and no '/' or drive letter at the beginning.
 * Every valid UTF-8 name is decoded as UTF-8, because Macs write UTF-8 without setting the flag. An entry may also have its name in
 * UTF-8 in an extra field.
 */
export function readZipEntryNames(entries: readonly Entry[]): string[] {
  const readUtf8 = ({ fileNameRaw, extraFields }: Entry) =>
    yauzl.getFileNameLowLevel(UTF8_FLAG, fileNameRaw, extraFields, false)
  const isAmbiguous = (entry: Entry) => !isUtf8(entry.fileNameRaw) && readUtf8(entry).includes('\ufffd')
  const decode = chooseNameDecoder(entries.filter(isAmbiguous).map(({ fileNameRaw }) => fileNameRaw))
  return entries.map((entry) =>
    (isAmbiguous(entry) ? decode(entry.fileNameRaw) : readUtf8(entry))
      .replaceAll('\\', '/')
      .replace(/^([a-z]:)?\/+/i, ''),
  )
}
