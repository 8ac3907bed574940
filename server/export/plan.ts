import { copyAddresses, copyFile, type CopySize } from '../../contract/copyLayout.ts'
import type { Media } from '../../contract/media.ts'
import { animatedName, besideFile, photoName, pictures } from '../../contract/pictures.ts'
import { numberedName, slugOf } from './slug.ts'
import type { VisitorAnswers } from './visitorAnswers.ts'

/** A file of the memorial that the copy holds. */
export interface PlannedFile {
  /** in the copy */
  path: string
  publicKey: string
  /** beside the item's `filePath` */
  name: string
  /** what it is, for sentences */
  title: string
}

export interface CopyPlan {
  /** the answers with addresses in the copy, and nothing of the senders' names for their files */
  answers: VisitorAnswers
  files: PlannedFile[]
}

const cards = [pictures.card.name, pictures.cardOld.name, pictures.medium.name]

/** Gives every file its name in the copy, by position and title. */
export function planCopy(answers: VisitorAnswers, size: CopySize): CopyPlan {
  const files: PlannedFile[] = []
  /** addresses in the copy by public key: a portrait may be a photograph of the gallery */
  const addresses = new Map<string, string>()
  const add = (
    filePath: string,
    item: string,
    title: string,
    names: readonly string[],
    kind: keyof typeof copyAddresses,
  ) => {
    const { publicKey, name } = partsOf(filePath)
    const address = `/${copyAddresses[size === 'small' && kind !== 'song' ? 'small' : kind]}/${item}/${name}`
    addresses.set(publicKey, address)
    for (const each of names)
      files.push({ path: copyFile(besideFile(address, each)), publicKey, name: each, title })
    return address
  }
  const addMedia = (item: Media, index: number): Media => {
    if (!item.filePath) return item
    const name = numberedName(index + 1, item.title, 4)
    const isVideo = item.fileType === 'video'
    const names = isVideo ? videoFiles(item, item.filePath, size) : photoFiles(item.animated, size)
    return { ...item, filePath: add(item.filePath, name, item.title, names, isVideo ? 'poster' : 'photo') }
  }
  const addPicture = (path: string | null, item: string, title: string) => {
    if (!path?.startsWith('/uploads/')) return path?.startsWith('/pictures/') ? path : null
    return addresses.get(partsOf(path).publicKey) ?? add(path, item, title, photoFiles(false, size), 'photo')
  }
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary } = answers
  return {
    answers: {
      ...answers,
      'GET /api/media': answers['GET /api/media'].map(addMedia),
      'GET /api/music': answers['GET /api/music'].map((track, index) => {
        const name = numberedName(index + 1, track.title, 2)
        const filePath = add(track.filePath, name, track.title, [partsOf(track.filePath).name], 'song')
        return { ...track, filePath, originalName: copyFile(filePath) }
      }),
      'GET /api/services': answers['GET /api/services'].map((service, index) => ({
        ...service,
        imagePath: addPicture(
          service.imagePath,
          `service-${numberedName(index + 1, service.title, 1)}`,
          `Picture of the service ${service.title}`,
        ),
      })),
      'GET /api/obituary': {
        ...obituary,
        imagePath: addPicture(obituary.imagePath, 'obituary', 'Picture of the obituary'),
      },
      'GET /api/settings': {
        ...settings,
        portraitPath: addPicture(settings.portraitPath, `portrait-${slugOf(settings.name)}`, 'Portrait'),
      },
    },
    files,
  }
}

const photoFiles = (animated: boolean, size: CopySize): string[] =>
  size === 'small' ? cards : [...cards, pictures.large.name, ...(animated ? [animatedName] : []), photoName]

const videoFiles = ({ hasPoster }: Media, filePath: string, size: CopySize): string[] => [
  ...(hasPoster ? [...cards, ...(size === 'small' ? [] : [pictures.large.name])] : []),
  partsOf(filePath).name,
]

const partsOf = (filePath: string) => {
  const [, , publicKey = '', name = ''] = filePath.split('/')
  return { publicKey, name }
}
