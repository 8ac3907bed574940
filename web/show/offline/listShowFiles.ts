import type { Media } from '../../../contract/media/media.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { fileUrl } from '../../api/links.ts'
import { defaultPortrait } from '../../media/defaultPortrait.ts'
import { pictureUrl } from '../../media/pictureSources.ts'
import { chooseSize, countPixels } from '../pictures/pictureSize.ts'
import type { Screen } from '../pictures/screen.ts'
import { isVideoSlide, isPhotoSlide, toShape } from '../slides/slide.ts'
import type { ShowCounts } from './storedShow.ts'

export interface ShowFiles {
  /** each with its approximate size */
  files: { path: string; bytes: number }[]
  counts: ShowCounts
}

/** Smallest screen to prepare for: the hall's may be larger than this device's. */
const MIN_SCREEN = { width: 1920, height: 1080 }
/** Average for photographs as WebP. */
const BYTES_PER_PIXEL = 0.12

/** Lists the files of a show, each photograph in the one size that is sharp on this screen and in the hall. */
export function listShowFiles(
  media: readonly Media[],
  songs: readonly Track[],
  screen: Screen,
  settings: Settings | undefined,
): ShowFiles {
  const width = Math.max(screen.width * screen.ratio, MIN_SCREEN.width)
  const height = Math.max(screen.height * screen.ratio, MIN_SCREEN.height)
  const slides = media.filter(isPhotoSlide).map((slide) => {
    const shape = toShape(slide)
    const size = chooseSize(shape, { width, height })
    const bytes = countPixels(size, shape) * BYTES_PER_PIXEL
    return { path: pictureUrl(slide.filePath, size), bytes }
  })
  const videos = settings?.slideshowFilms === 'on' ? media.filter(isVideoSlide) : []
  const playedFiles = [...videos, ...songs].map(({ filePath, fileSize }) => ({
    path: fileUrl(filePath),
    bytes: fileSize,
  }))
  const posters = videos
    .filter(({ hasPoster }) => hasPoster)
    .map(({ filePath }) => ({ path: pictureUrl(filePath, 'large'), bytes: 0 }))
  return {
    files: [...slides, ...playedFiles, ...posters, ...listPortrait(settings)],
    counts: { photographs: slides.length, films: videos.length, songs: songs.length },
  }
}

/** The portrait is behind the name on the title card. */
const listPortrait = (settings: Settings | undefined) => {
  if (settings?.slideshowBeginning !== 'on') return []
  const path = settings.portraitPath ?? defaultPortrait
  return [{ path: path.startsWith('/uploads/') ? pictureUrl(path, 'large') : fileUrl(path), bytes: 0 }]
}
