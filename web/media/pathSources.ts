import { photoName } from '../../contract/media/pictures.ts'
import { toFileUrl } from '../api/links.ts'
import { makeSrcSet } from './pictureSources.ts'

/** Lists the URLs for an `<img>`: several sizes for a photograph of this memorial; the file itself for any other picture. */
export const listPathSources = (path: string): { src: string; srcSet?: string } => {
  if (!ownPhotoPattern.test(path)) return { src: toFileUrl(path) }
  // the width and height of the photograph are unknown, because the path does not contain them
  const item = { filePath: path, width: null, height: null }
  return { src: toFileUrl(path), srcSet: makeSrcSet(item, path, 'whole', ['cardOld', 'medium', 'large']) }
}

const ownPhotoPattern = new RegExp(`^/uploads/(?:private/)?[\\w.-]+/${photoName.replace('.', '\\.')}$`)
