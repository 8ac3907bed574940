import { openAsBlob } from 'node:fs'
import {
  BlobSource,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from 'mediabunny'
import { type FileWindow, readFileWith } from '../formats/fileWindow.ts'
import { readFlacStart } from '../formats/flac.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { findTracks, parseMoov, readBoxes, readMoovBoxes, readTopBoxes } from '../formats/isoBoxes.ts'
import { findFirstFrame } from '../formats/mp3.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { isPlayableSound } from '../videos/copyVideo.ts'

/** Opens a song without its tags, because mediabunny opens no song whose tags it cannot read. */
export async function openSound({ path, format }: Pick<MediaFile, 'path' | 'format'>): Promise<Input> {
  const part = readFileWith(path, (file) => tagReplacers[format]?.(file))
  const file = part && (await openAsBlob(path))
  const source = file
    ? new BlobSource(new Blob([file.slice(0, part.start), part.bytes, file.slice(part.end)]))
    : new FilePathSource(path)
  return new Input({ formats: [MP3, MP4, QTFF, OGG, WEBM, FLAC], source })
}

/**
 * Finds the first audio track that browsers play: a track of spatial sound may precede it. Returns null if there is none, or if the
 * file cannot be opened.
 */
export async function findPlayableTrack(input: Input): Promise<InputAudioTrack | null> {
  try {
    for (const track of await input.getAudioTracks()) {
      const isOpen = !CLOSED_ENTRIES.has(await track.getInternalCodecId())
      if (isOpen && (await isPlayableSound(track))) return track
    }
  } catch (error) {
    if (isOurFault(error)) throw error
  }
  return null
}

/** The sample entries of sound that browsers do not play, although the rest of the entry may describe it as AAC. */
const CLOSED_ENTRIES = new Set<unknown>(['apac', 'drms', 'enca'])

/** Whether an error was caused by the server and not by the file, for example by an unreadable disk or a missing module. */
export function isOurFault(error: unknown): boolean {
  const { syscall, code, name } = error as NodeJS.ErrnoException
  return syscall !== undefined || code === 'ERR_MODULE_NOT_FOUND' || name === 'NotReadableError'
}

/** A part of a file with tags, from byte `start` to `end`, and the bytes to put in its place. */
interface ReplacedPart {
  start: number
  end: number
  bytes: Uint8Array<ArrayBuffer>
}

const tagReplacers: Partial<Record<Format, (file: FileWindow) => ReplacedPart | null>> = {
  mp3: (file) => ({ start: 0, end: findFirstFrame(file) ?? 0, bytes: new Uint8Array() }),
  flac: (file) => ({ start: 0, ...readFlacStart(file) }),
  m4a: replaceMoov,
}

/** Marks the boxes with tags as free space. */
function replaceMoov(file: FileWindow): ReplacedPart | null {
  const box = readTopBoxes(file).find(({ type }) => type === 'moov')
  const bytes = parseMoov(file)
  if (!box || !bytes) return null
  const tracks = findTracks(bytes).flatMap(({ body, end }) => readBoxes(bytes, body, end))
  for (const { type, start } of [...readMoovBoxes(bytes), ...tracks])
    if (type === 'udta' || type === 'meta') bytes.write('free', start + 4, 'latin1')
  return { start: box.start, end: box.end, bytes: Buffer.from(bytes) }
}
