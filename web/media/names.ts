import type { Media } from '../../contract/media.ts'

/** What a downloaded file is called: a photograph arrives as JPEG, a video as what it is. */
export const downloadName = ({ title, fileType, filePath }: Pick<Media, 'title' | 'fileType' | 'filePath'>) =>
  title.replace(/\s/g, '_') + (fileType === 'image' ? '.jpg' : extensionOf(filePath ?? '', '.mp4'))

const extensionOf = (path: string, otherwise: string) => /\.[a-z0-9]+$/i.exec(path)?.[0] ?? otherwise
