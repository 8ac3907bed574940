/** The heights of the film in pixels. Its aspect ratio is 16:9. */
export const filmHeights = ['1080', '720'] as const
export type FilmHeight = (typeof filmHeights)[number]

export interface FilmSize {
  width: number
  height: number
}
export const filmSizes: Record<FilmHeight, FilmSize> = {
  1080: { width: 1920, height: 1080 },
  720: { width: 1280, height: 720 },
}

/** The file name of the picture that stands for the film. It is stored next to the finished film. */
export const FILM_FRAME = 'frame.jpg'

export const FRAMES_PER_SECOND = 30

/** Finds the frame (0-based) that is nearest to a time in seconds. Frame and time differ by at most 17 milliseconds. */
export const toFrame = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND)
