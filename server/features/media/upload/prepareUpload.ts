import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Edtf } from '../../../../domain/calendar/edtf.ts'
import type { MediaText } from '../../../../contract/media/media.ts'
import { photoName } from '../../../../contract/media/pictures.ts'
import type { PersonInFile } from '../../../codecs/captions/xmpPeople.ts'
import { hasFfmpeg } from '../../../codecs/programs/ffmpeg.ts'
import { formats, type Format, listLabels, needsFfmpeg } from '../../../../domain/files/formats.ts'
import type { Derivative, MediaFile } from '../../../codecs/formats/mediaFile.ts'
import type { Requester } from '../../../codecs/process/workQueue.ts'
import { getVideoName } from '../../../codecs/videos/videoName.ts'
import type { Context } from '../../../platform/context.ts'
import { newId } from '../../../base/ids/newId.ts'
import { fail } from '../../../base/errors/fail.ts'
import type { SpooledFile } from '../../../platform/storage/spool.ts'
import { serializeFocalPoint } from '../rows/adjustment.ts'
import { chooseTakenAt } from './findDateInName.ts'
import type { MediaRow } from '../rows/present.ts'
import { toStored } from '../../../../languages/storedSentence.ts'
import { ORIGINAL_NAME } from '../../../platform/storage/keys.ts'

export interface IncomingFile {
  file: SpooledFile
  text: MediaText
  /** when the picture was taken; null if unknown, absent if the date must be read from the file or its name */
  takenAt?: Edtf | null
  /** the people in the picture; absent if the names must be read from the file */
  people?: readonly PersonInFile[]
  /** a frame of the video, as a picture that the sender's browser made */
  poster?: SpooledFile | undefined
}

/** Returns the columns that describe the file, who is in it, and its small pictures. */
export async function prepareUpload(
  { codecs }: Context,
  { file, poster, takenAt, people }: Omit<IncomingFile, 'text'>,
  accept: readonly Format[],
  sender: Requester,
  folder: string,
) {
  const format = await sniffAccepted(codecs, file, accept, sender)
  const source = { path: file.path, format, name: file.name }
  const info = await probeFile(codecs, source, folder, sender, poster)
  const row = {
    kind: formats[format].kind as MediaRow['kind'],
    format,
    original_name: file.name,
    file_size: file.size,
    sha256: file.sha256,
    width: info.width,
    height: info.height,
    placeholder: info.placeholder,
    focal_point: serializeFocalPoint(info.focalPoint),
    adjustment: null,
    picture_hash: info.pictureHash,
    same_as: null,
    animated: info.animated ? 1 : 0,
    pages: info.pages,
    duration: info.duration,
    has_poster: info.hasPoster ? 1 : 0,
    shown_name: info.shownName,
    problem: info.problem,
    taken_at: takenAt === undefined ? chooseTakenAt(info.dates, file.name) : takenAt,
  } satisfies Partial<MediaRow>
  return { row, people: people ?? info.people, pictures: info.derivatives as readonly Derivative[] }
}

async function probeFile(
  codecs: Context['codecs'],
  source: MediaFile,
  folder: string,
  sender: Requester,
  poster?: SpooledFile,
) {
  const outputFolder = path.join(folder, newId())
  await mkdir(outputFolder)
  if (formats[source.format].kind === 'image') {
    const info = await codecs.probePhoto(source, outputFolder, sender)
    const problem = info.isDamaged ? ('damaged' as const) : null
    return { ...info, duration: null, hasPoster: false, shownName: photoName, problem }
  }
  const info = await codecs.probeVideo(source, outputFolder, sender, poster)
  const shownColumns = info.isPlayable
    ? { shownName: getVideoName(source.format), problem: info.isSilent ? ('silent' as const) : null }
    : { shownName: ORIGINAL_NAME, problem: 'not_playable' as const }
  return { ...info, animated: false, pages: null, people: [], pictureHash: null, ...shownColumns }
}

/** Throws `wrong_kind` if the format is not accepted or cannot be read here. */
export async function sniffAccepted(
  codecs: Context['codecs'],
  file: SpooledFile,
  accept: readonly Format[],
  sender: Requester,
): Promise<Format> {
  const format = await codecs.sniff(file, sender)
  if (format && accept.includes(format) && (await canRead(format))) return format
  throw await toWrongKindFailure(codecs, file, accept, format, sender)
}

/** Some formats need ffmpeg, which is not installed on every server. */
const canRead = async (format: Format): Promise<boolean> => !needsFfmpeg(format) || (await hasFfmpeg())

/** Makes an error that says what the file is, as far as its bytes show it, and what the sender can do. */
async function toWrongKindFailure(
  codecs: Context['codecs'],
  file: SpooledFile,
  accept: readonly Format[],
  format: Format | null,
  sender: Requester,
) {
  if (format && accept.includes(format)) {
    const { kind, label } = formats[format]
    const reason = toStored(`refused.withoutFfmpeg.${kind}`, label)
    return fail('wrong_kind', { file: file.name, reason })
  }
  const kinds = accept.map((each) => formats[each].kind)
  const isSound = format !== null && formats[format].kind === 'audio' && !kinds.includes('audio')
  const refusedKind = isSound ? 'soundOnly' : format ? 'unknown' : await codecs.detectRefused(file, sender)
  const reason = toStored(`refused.refused.${refusedKind ?? 'unknown'}`, listLabels(accept))
  return fail('wrong_kind', { file: file.name, reason })
}
