import { CallError } from '../../../api/CallError.ts'
import type { Upload } from '../../../uploads/upload.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'

/**
 * Finds the photos because of which a request was refused, and the message about each, by id. The server names files by their
 * place in the form. A web server in front that refuses a photo sent alone would refuse each of `unsent` that is as large.
 */
export const findRefusedPhotos = (
  error: unknown,
  sent: readonly Upload[],
  unsent: readonly Upload[],
): ReadonlyMap<string, string> => {
  if (!(error instanceof CallError)) return new Map()
  const { isForeign, status, explanation = '', issues } = error
  const [first] = sent
  if (isForeign && status === 413 && first && sent.length === 1)
    return new Map(
      unsent
        .filter(({ file }) => file.size >= first.file.size)
        .map(({ id, file }) => [id, texts.batch.refusedInFront(file.name, explanation)]),
    )
  return new Map(
    issues.flatMap(({ path, message }) => {
      const photo = sent[Number(/^files\.(\d+)$/.exec(path)?.[1])]
      return photo ? [[photo.id, message] as const] : []
    }),
  )
}
