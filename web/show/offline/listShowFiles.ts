import type { Media } from '../../../contract/media/media.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { toFileUrl } from '../../api/urls.ts'
import { defaultPortrait } from '../../media/defaultPortrait.ts'
import { makePictureUrl } from '../../media/pictureSources.ts'
import { chooseSize, countPixels } from '../pictures/pictureSize.ts'
import type { Screen } from '../pictures/screen.ts'
import { isShownPhotograph, selectSlides } from '../../../domain/slides.ts'
import { toShape } from '../slides/slide.ts'
import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'

export interface ShowFiles {
  /** the files, each with its approximate size in bytes */
  files: { path: string; bytes: number }[]
  counts: ShowCounts
}

/** The minimum screen size to prepare for, in pixels. A hall's projector can have more pixels than the device's own screen. */
const MIN_SCREEN = { width: 1920, height: 1080 }
/** The average number of bytes per pixel in the WebP files of photographs. */
const BYTES_PER_PIXEL = 0.12

/** Lists the files of a show, with each photograph in a single size that is sharp on `screen` and on a hall's projector. */
export function listShowFiles(
  media: readonly Media[],
  songs: readonly Track[],
  screen: Screen,
  settings: Settings | undefined,
): ShowFiles {
  const width = Math.max(screen.width * screen.pixelRatio, MIN_SCREEN.width)
  const height = Math.max(screen.height * screen.pixelRatio, MIN_SCREEN.height)
  const slides = selectSlides(media, { videos: settings?.slideshowFilms === 'on' })
  const photographs = slides.filter(isShownPhotograph).map((slide) => {
    const shape = toShape(slide)
    const size = chooseSize(shape, { width, height })
    const bytes = countPixels(size, shape) * BYTES_PER_PIXEL
    return { path: makePictureUrl(slide.filePath, size), bytes }
  })
  const videos = slides.filter(({ fileType }) => fileType === 'video')
  const playedFiles = [...videos, ...songs].map(({ filePath, fileSize }) => ({
    path: toFileUrl(filePath),
    bytes: fileSize,
  }))
  const posters = videos
    .filter(({ hasPoster }) => hasPoster)
    .map(({ filePath }) => ({ path: makePictureUrl(filePath, 'large'), bytes: 0 }))
  return {
    files: [...photographs, ...playedFiles, ...posters, ...listPortrait(settings)],
    counts: { photographs: photographs.length, films: videos.length, songs: songs.length },
  }
}

/** Lists the portrait if the show has a title card, because the title card shows the portrait behind the name. */
const listPortrait = (settings: Settings | undefined) => {
  if (settings?.slideshowBeginning !== 'on') return []
  const path = settings.portraitPath ?? defaultPortrait
  return [{ path: path.startsWith('/uploads/') ? makePictureUrl(path, 'large') : toFileUrl(path), bytes: 0 }]
}
