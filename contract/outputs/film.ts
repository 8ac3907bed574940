/** Heights of the film in pixels; its shape is 16 to 9. */
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

export const FRAMES_A_SECOND = 30

/** Finds the nearest frame: everything appears within 17 milliseconds of its time. */
export const toFrame = (second: number) => Math.round(second * FRAMES_A_SECOND)
