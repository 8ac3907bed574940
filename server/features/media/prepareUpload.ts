import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { MediaText } from '../../../contract/media.ts'
import { photoName } from '../../../contract/pictures.ts'
import { formats, type Format } from '../../codecs/formats.ts'
import type { Derivative, Source } from '../../codecs/source.ts'
import type { Sender } from '../../codecs/workQueue.ts'
import { videoName } from '../../codecs/videoName.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../newId.ts'
import { fail } from '../../fail.ts'
import type { SpooledFile } from '../../storage/spool.ts'
import type { MediaRow } from './present.ts'
import { texts } from './texts.ts'

export interface IncomingFile {
  file: SpooledFile
  text: MediaText
  /** when the picture was taken, if something beside the file says so */
  takenAt?: string | null
  /** a picture of a video that the sender's browser took */
  poster?: SpooledFile | undefined
}

/** Looks at the bytes and makes the small pictures: what the row says of the file itself, and the pictures. */
export async function prepareUpload(
  { codecs }: Context,
  { file, poster }: Pick<IncomingFile, 'file' | 'poster'>,
  accept: readonly Format[],
  sender: Sender,
  folder: string,
) {
  const format = await codecs.sniff(file, sender)
  if (!format || !accept.includes(format)) throw wrongKind(file, accept)
  const source = { path: file.path, format, name: file.name }
  const info = await read(codecs, source, folder, sender, poster)
  const row = {
    kind: formats[format].kind as MediaRow['kind'],
    format,
    original_name: file.name,
    file_size: file.size,
    sha256: file.sha256,
    width: info.width,
    height: info.height,
    placeholder: info.placeholder,
    animated: info.animated ? 1 : 0,
    duration: info.duration,
    has_poster: info.hasPoster ? 1 : 0,
    shown_name: info.shownName,
    problem: info.problem,
  } satisfies Partial<MediaRow>
  return { row, pictures: info.derivatives as readonly Derivative[] }
}

async function read(
  codecs: Context['codecs'],
  source: Source,
  folder: string,
  sender: Sender,
  poster?: SpooledFile,
) {
  const into = path.join(folder, newId())
  await mkdir(into)
  if (formats[source.format].kind === 'image') {
    const info = await codecs.readPhoto(source, into, sender)
    const problem = info.isDamaged ? ('damaged' as const) : null
    return { ...info, duration: null, hasPoster: false, shownName: photoName, problem }
  }
  const info = await codecs.readVideo(source, into, sender, poster)
  const shown = info.isPlayable
    ? { shownName: videoName(source.format), problem: null }
    : { shownName: 'original', problem: 'not_playable' as const }
  return { ...info, animated: false, ...shown }
}

export function wrongKind(file: SpooledFile, accept: readonly Format[]) {
  const labels = accept.map((format) => formats[format].label)
  return fail('wrong_kind', { file: file.name, kinds: texts.choose(labels) })
}
