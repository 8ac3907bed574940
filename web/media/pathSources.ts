import { photoName } from '../../contract/media/pictures.ts'
import { fileUrl } from '../api/links.ts'
import { makeSrcSet } from './pictureSources.ts'

/** The addresses for an `<img>`: all sizes of a photograph of this memorial; of any other picture, only the path itself. */
export const listPathSources = (path: string): { src: string; srcSet?: string } => {
  if (!ownPhotoPath.test(path)) return { src: fileUrl(path) }
  // a path does not contain the size of the photograph
  const item = { filePath: path, width: null, height: null }
  return { src: fileUrl(path), srcSet: makeSrcSet(item, path, 'whole', ['cardOld', 'medium', 'large']) }
}

const ownPhotoPath = new RegExp(`^/uploads/(?:private/)?[\\w.-]+/${photoName.replace('.', '\\.')}$`)
