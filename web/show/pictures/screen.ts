export interface Screen {
  width: number
  height: number
  /** device pixels for one CSS pixel */
  ratio: number
}

export const screenSize = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  ratio: window.devicePixelRatio,
})
