import { besideFile, photoName, pictures } from '../../contract/pictures.ts'
import { fileUrl } from '../api/links.ts'

/** The sizes there are of one of our own photographs; any other path has only itself. */
export const pathSources = (path: string): { src: string; srcSet?: string } => {
  if (!ours.test(path)) return { src: fileUrl(path) }
  const sizes = [pictures.cardOld, pictures.medium, pictures.large]
  const url = (name: string) => fileUrl(besideFile(path, name))
  return {
    src: fileUrl(path),
    srcSet: sizes.map(({ name, fits }) => `${url(name)} ${fits}w`).join(', '),
  }
}

const ours = new RegExp(`^/uploads/(?:private/)?[\\w-]+/${photoName.replace('.', '\\.')}$`)
