import { allRefusedKinds, getRefusedInfo, type RefusedKind } from '../../../domain/files/refusedKinds.ts'
import { isCopyProtected } from './copyProtection.ts'
import { type FileWindow, readFileWith } from './fileWindow.ts'
import { sniffHead } from './detectFormat.ts'
import { readTopBoxes } from './isoBoxes.ts'
import { isRareJpeg } from './jpegStructure.ts'
import { detectRefusedTiff } from './tiffPages.ts'

/** Detects what a refused file is, so that its sender learns what to do. Returns null if the kind is unknown. */
export const detectRefused = (path: string): RefusedKind | null => readFileWith(path, detectKind)

function detectKind(file: FileWindow): RefusedKind | null {
  const start = file.readCopy(0, MARK_BYTES).toString('latin1')
  const matches = (kind: RefusedKind) => {
    const [{ mark }, check] = [getRefusedInfo(kind), CHECKS[kind]]
    return (mark?.test(start) ?? true) && (check?.(file) ?? true)
  }
  return allRefusedKinds.find(matches) ?? null
}

/** A Photo CD has its second mark behind the first 2,048 bytes. */
const MARK_BYTES = 2056

/** Checks for kinds that their first bytes do not show, or not alone. */
const CHECKS: Partial<Record<RefusedKind, (file: FileWindow) => boolean>> = {
  empty: ({ size }) => size === 0,
  rawPhoto: (file) => !isTiff(file) || detectRefusedTiff(file) === 'rawPhoto',
  labTiff: (file) => detectRefusedTiff(file) === 'labTiff',
  rareTiff: (file) => detectRefusedTiff(file) === 'rareTiff',
  rareJpeg: isRareJpeg,
  pictureSequence: (file) => readTopBoxes(file).some(({ type }) => type === 'moov'),
  copyProtected: isProtectedFile,
  livePhoto: isLivePhoto,
  document: isDocument,
  email: isEmail,
}

const isTiff = (file: FileWindow) => /^(II[*+]|MM\0[*+])/.test(file.readAt(0, 4).toString('latin1'))

/** Whether a file is encrypted. The marks are those of old audiobooks of Audible, and of songs for old phones (OMA DRM 2). */
function isProtectedFile(file: FileWindow): boolean {
  const head = file.readCopy(0, 1024)
  const format = sniffHead(head) ?? 'mp4'
  return /^.{4}(\x57\x90\x75\x36|ftypodcf)/s.test(head.toString('latin1')) || isCopyProtected(file, format)
}

/** Whether a ZIP file contains nothing but the photograph and the video of a Live Photo. */
function isLivePhoto(file: FileWindow): boolean {
  const names = listZipNames(file)
  const hasOne = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length === 1
  return names.length === 2 && hasOne(/\.(hei[cf]|jpe?g)$/i) && hasOne(/\.mov$/i)
}

/** Whether a file is a text, a table or a book from an office program. Since 2005, most of them are ZIP files. */
function isDocument(file: FileWindow): boolean {
  const isPacked = file.readAt(0, 2).toString('latin1') === 'PK'
  if (!isPacked) return !isEmail(file)
  return listZipNames(file).some((name) =>
    /^(\[Content_Types\]\.xml|mimetype|Index\/Document\.iwa|Index\.zip|index\.xml)$/.test(name),
  )
}

const DIRECTORY_BYTES = 64 * 1024

/** Lists the names in the directory at the end of a ZIP file (APPNOTE.TXT 4.3.12). A long directory is not read completely. */
function listZipNames(file: FileWindow): string[] {
  const bytes = file.readLast(DIRECTORY_BYTES)
  const names: string[] = []
  for (
    let at = bytes.indexOf('PK\x01\x02');
    at >= 0 && at + 46 <= bytes.length;
    at = bytes.indexOf('PK\x01\x02', at + 46)
  )
    names.push(bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28)))
  return names.filter((name) => !/\/$|^__MACOSX\//.test(name))
}

/** Headers of which every e-mail has several (RFC 5322, 3.6; RFC 2045). */
const emailHeaderPattern =
  /^(from|to|subject|date|message-id|mime-version|received|return-path|content-type):/gim
/** The names of an e-mail's parts in a file of Outlook ([MS-OXMSG] 2.2), and the mark of an attachment 'winmail.dat'. */
const OUTLOOK_PART = Buffer.from('__substg1.0_', 'utf16le')
const TNEF_MARK = Buffer.from('789f3e22', 'hex')

/** Whether a file is an e-mail, as mail programs save it. */
function isEmail(file: FileWindow): boolean {
  const head = file.readCopy(0, EMAIL_HEAD_BYTES)
  if (head.subarray(0, 4).equals(TNEF_MARK) || head.includes(OUTLOOK_PART)) return true
  const headers = head.toString('latin1').match(emailHeaderPattern) ?? []
  return new Set(headers.map((header) => header.toLowerCase())).size >= 3
}

const EMAIL_HEAD_BYTES = 64 * 1024
