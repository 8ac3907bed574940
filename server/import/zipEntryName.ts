import yauzl from 'yauzl'

/** By APPNOTE.TXT, bit 11 says that a name is in UTF-8. */
const UTF8_FLAG = 0x800
const cyrillic = new TextDecoder('ibm866')

/**
 * The name of an entry with / between folders, and no root or drive in front. Macs write UTF-8 without saying so: what is
 * valid UTF-8 is that. Of the code pages of Windows, words of Cyrillic letters alone are told from Western Europe's, where
 * three accents never stand side by side.
 */
export function zipEntryName(entry: Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields'>): string {
  const nameBy = (flag: number) =>
    yauzl.getFileNameLowLevel(flag, entry.fileNameRaw, entry.extraFields, false)
  const utf8 = nameBy(UTF8_FLAG)
  const name = !utf8.includes('\ufffd') ? utf8 : isCyrillic(entry.fileNameRaw) ? inCyrillic(entry) : nameBy(0)
  return name.replace(/^([a-z]:)?\/+/i, '')
}

function isCyrillic(name: Buffer): boolean {
  const letters = cyrillic.decode(name).match(/[^\p{ASCII}]+/gu) ?? []
  return letters.some((run) => run.length >= 3) && letters.every((run) => /^\p{Script=Cyrillic}+$/u.test(run))
}

const inCyrillic = ({ fileNameRaw }: Pick<yauzl.Entry, 'fileNameRaw'>) =>
  cyrillic.decode(fileNameRaw).replaceAll('\\', '/')
