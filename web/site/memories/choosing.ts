import { limits } from '../../../contract/limits.ts'

/** Some browsers do not know these kinds and claim nothing. */
const unclaimed = /\.(heic|heif|avif)$/i

export const isImage = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') || (type === '' && unclaimed.test(name))

/** Of the files somebody chose, those that can be taken beside the `have` that are there. */
export function take<F extends Pick<File, 'type' | 'name'>>(files: readonly F[], have: number) {
  const images = files.filter(isImage)
  const room = Math.max(0, limits.visitorFiles - have)
  return {
    taken: images.slice(0, room),
    othersThanImages: images.length < files.length,
    tooMany: images.length > room,
  }
}
