import { photoName } from '../../contract/pictures.ts'
import { fileUrl } from '../api/links.ts'
import { srcSetOf } from './sources.ts'

/** The sizes there are of one of our own photographs; any other path has only itself. */
export const pathSources = (path: string): { src: string; srcSet?: string } => {
  if (!ownPhotoPath.test(path)) return { src: fileUrl(path) }
  // a path does not tell how large the photograph was
  const item = { filePath: path, width: null, height: null }
  return { src: fileUrl(path), srcSet: srcSetOf(item, path, 'whole', ['cardOld', 'medium', 'large']) }
}

const ownPhotoPath = new RegExp(`^/uploads/(?:private/)?[\\w.-]+/${photoName.replace('.', '\\.')}$`)
