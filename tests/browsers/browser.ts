/** A point in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A real browser. Any protocol may drive it. */
export interface Browser {
  /** resolves when the page and the files that it names have loaded */
  open: (url: string) => Promise<void>
  /** evaluates an expression in the page, and awaits a promise */
  evaluate: <T>(expression: string) => Promise<T>
  /** sets the width of the window in CSS pixels, or to the smallest that it supports */
  resize: (width: number) => Promise<void>
  clickAt: (point: Point) => Promise<void>
  /** types into the focused element */
  type: (text: string) => Promise<void>
  chooseFile: (selector: string, file: string) => Promise<void>
  /** errors that pages have logged since the last call; empty if the driver does not report them */
  errors: () => string[]
  /** addresses that pages have requested so far; empty if the driver does not report them */
  requests: () => string[]
  close: () => Promise<void>
}

/** Describes a mouse click for both WebDriver protocols. */
export const pressOf = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Describes keys pressed one after the other for both WebDriver protocols. */
export const keysOf = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]
