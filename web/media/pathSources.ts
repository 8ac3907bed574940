import type { PictureShape } from '../../contract/media/pictureShape.ts'
import { photoName } from '../../contract/media/pictures.ts'
import { toFileUrl } from '../api/urls.ts'
import { makeSrcSet } from './pictureSources.ts'

/**
 * Lists the URLs for an `<img>`: several sizes for a photograph of this memorial; the file itself for any other picture. Without
 * the shape of a photograph, each size counts as if the photograph were wider than high.
 */
export const listPathSources = (path: string, shape?: PictureShape): { src: string; srcSet?: string } => {
  if (!ownPhotoPattern.test(path)) return { src: toFileUrl(path) }
  const item = { filePath: path, width: shape?.width ?? null, height: shape?.height ?? null }
  return { src: toFileUrl(path), srcSet: makeSrcSet(item, path, 'whole', ['cardOld', 'medium', 'large']) }
}

const ownPhotoPattern = new RegExp(`^/uploads/(?:private/)?[\\w.-]+/${photoName.replace('.', '\\.')}$`)
