/** The size of the browser window in CSS pixels. */
export interface Screen {
  width: number
  height: number
  /** the number of device pixels per CSS pixel */
  pixelRatio: number
}

export const readScreenSize = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  pixelRatio: window.devicePixelRatio,
})
