/** The size of the browser window in CSS pixels. */
export interface Screen {
  width: number
  height: number
  /** the number of device pixels per CSS pixel */
  ratio: number
}

export const screenSize = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  ratio: window.devicePixelRatio,
})
