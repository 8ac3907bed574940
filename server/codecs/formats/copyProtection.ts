import type { Format } from '../../../domain/files/formats.ts'
import type { FileWindow } from './fileWindow.ts'
import { listSampleEntries } from './isoTracks.ts'

/**
 * The codings of encrypted samples: those of Apple's store (drms for sound, drmi and drmt for pictures and text), of ISO/IEC
 * 14496-12 (enca, encv, enct, encs), and of Audible (aavd).
 */
const ENCRYPTED_ENTRIES = new Set('drms drmi drmt enca encv enct encs aavd'.split(' '))

/** The objects in the header of an encrypted Windows Media file (ASF Specification 3.14, 3.15 and 3.17). */
const ENCRYPTION_OBJECTS = [
  'fbb31122 23bd d211 b4b7 00a0c955fc6e',
  '14e68a29 2226 174c b935 dae07ee9289c',
  '33850543 8169 e649 9b74 ad12cb86d58c',
].map((guid) => Buffer.from(guid.replaceAll(' ', ''), 'hex'))

const MAX_ASF_HEADER_BYTES = 1024 * 1024

/** Whether a store has encrypted a song or a video. */
export function isCopyProtected(file: FileWindow, format: Format): boolean {
  if (format === 'asf' || format === 'wma') {
    const start = file.readCopy(0, 24)
    const headerBytes = start.length === 24 ? Number(start.readBigUInt64LE(16)) : 0
    const header = file.readCopy(0, Math.min(headerBytes, MAX_ASF_HEADER_BYTES))
    return ENCRYPTION_OBJECTS.some((object) => header.includes(object))
  }
  return (
    ['mp4', 'mov', 'm4a'].includes(format) &&
    listSampleEntries(file).some((entry) => ENCRYPTED_ENTRIES.has(entry))
  )
}
