import { copyAddresses, toCopyPath, type CopySize } from '../../../contract/outputs/copyLayout.ts'
import type { Media } from '../../../contract/media/media.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import { animatedName, toSiblingPath, photoName, pictures } from '../../../contract/media/pictures.ts'
import { formatNumberedName, toSlug } from './slug.ts'
import type { VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import { type StoredSentence, toStored } from '../../../languages/storedSentence.ts'

/** A file of the memorial that goes into a static copy. */
export interface PlannedFile {
  /** the file's path in the static copy */
  path: string
  publicKey: string
  /** the file's name on the server, in the folder of the item's `filePath` */
  name: string
  /** the file's name in messages to people */
  title: StoredSentence
}

const cardNames = [pictures.card.name, pictures.cardOld.name, pictures.medium.name]

/**
 * Lists the files of a static copy, whose names are formed from position and title, and changes the API responses: they have the copy's
 * URLs, and no original names of files.
 */
export function planCopy(
  responses: VisitorResponses,
  size: CopySize,
): { files: PlannedFile[]; responses: VisitorResponses } {
  const { files, addMedia, addTrack, addPicture } = createPlan(size)
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary } = responses
  return {
    files,
    responses: {
      ...responses,
      'GET /api/media': responses['GET /api/media'].map(addMedia),
      'GET /api/music': responses['GET /api/music'].map(addTrack),
      'GET /api/services': responses['GET /api/services'].map((service, index) => ({
        ...service,
        imagePath: addPicture(
          service.imagePath,
          `service-${formatNumberedName(index + 1, service.title, 1)}`,
          toStored('copy.pictures.service', service.title),
        ),
      })),
      'GET /api/obituary': {
        ...obituary,
        imagePath: addPicture(obituary.imagePath, 'obituary', toStored('copy.pictures.obituary')),
      },
      'GET /api/settings': {
        ...settings,
        portraitPath: addPicture(
          settings.portraitPath,
          `portrait-${toSlug(settings.name)}`,
          toStored('copy.pictures.portrait'),
        ),
      },
    },
  }
}

interface FileAddition {
  /** `filePath` of the API response to visitors */
  filePath: string
  /** the file's name in the static copy, without its extension */
  itemName: string
  title: StoredSentence
  names: readonly string[]
  kind: keyof typeof copyAddresses
}

/** Makes functions that collect the files of a static copy. Each adds the files of its argument and returns their URL. */
function createPlan(size: CopySize) {
  const files: PlannedFile[] = []
  /** URLs in the static copy by public key; a picture that is added again, such as the portrait, gets the same URL */
  const urls = new Map<string, string>()

  function addFiles({ filePath, itemName, title, names, kind }: FileAddition): string {
    const { publicKey, name } = parseFilePath(filePath)
    const folder = copyAddresses[size === 'small' && kind !== 'song' ? 'small' : kind]
    const url = `/${folder}/${itemName}/${name}`
    urls.set(publicKey, url)
    for (const each of names)
      files.push({ path: toCopyPath(toSiblingPath(url, each)), publicKey, name: each, title })
    return url
  }

  return {
    files,
    addMedia(media: Media, index: number): Media {
      const { filePath, title } = media
      if (!filePath) return media
      const itemName = formatNumberedName(index + 1, title, 4)
      const isVideo = media.fileType === 'video'
      const names = isVideo ? listVideoFiles(media, filePath, size) : listPhotoFiles(media.animated, size)
      return {
        ...media,
        filePath: addFiles({ filePath, itemName, title, names, kind: isVideo ? 'poster' : 'photo' }),
      }
    },
    addTrack(track: Track, index: number): Track {
      const { filePath, title } = track
      const itemName = formatNumberedName(index + 1, title, 2)
      const url = addFiles({ filePath, itemName, title, names: [parseFilePath(filePath).name], kind: 'song' })
      return { ...track, filePath: url, originalName: toCopyPath(url) }
    },
    addPicture(filePath: string | null, itemName: string, title: StoredSentence): string | null {
      if (!filePath?.startsWith('/uploads/')) return filePath?.startsWith('/pictures/') ? filePath : null
      const url = urls.get(parseFilePath(filePath).publicKey)
      return url ?? addFiles({ filePath, itemName, title, names: listPhotoFiles(false, size), kind: 'photo' })
    },
  }
}

const listPhotoFiles = (animated: boolean, size: CopySize): string[] =>
  size === 'small'
    ? cardNames
    : [...cardNames, pictures.large.name, ...(animated ? [animatedName] : []), photoName]

const listVideoFiles = ({ hasPoster }: Media, filePath: string, size: CopySize): string[] => [
  ...(hasPoster ? [...cardNames, ...(size === 'small' ? [] : [pictures.large.name])] : []),
  parseFilePath(filePath).name,
]

const parseFilePath = (filePath: string) => {
  const [, , publicKey = '', name = ''] = filePath.split('/')
  return { publicKey, name }
}
