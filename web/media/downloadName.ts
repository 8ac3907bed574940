import type { Media } from '../../contract/media/media.ts'

/** A photograph is downloaded as a JPEG, a video in its own format. */
export const makeDownloadName = ({
  title,
  fileType,
  filePath,
}: Pick<Media, 'title' | 'fileType' | 'filePath'>) =>
  title.replace(/\s/g, '_') + (fileType === 'image' ? '.jpg' : findExtension(filePath ?? '', '.mp4'))

const findExtension = (path: string, fallback: string) => /\.[a-z0-9]+$/i.exec(path)?.[0] ?? fallback
