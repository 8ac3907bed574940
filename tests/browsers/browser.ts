/** A place in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A real browser, however it is driven. */
export interface Browser {
  /** resolves when the page and what it names have loaded */
  open: (url: string) => Promise<void>
  /** the value of an expression in the page; a promise is awaited */
  evaluate: <T>(expression: string) => Promise<T>
  /** gives the window this many CSS pixels in width, or the least that it takes */
  resize: (width: number) => Promise<void>
  clickAt: (point: Point) => Promise<void>
  /** types where the focus is */
  type: (text: string) => Promise<void>
  chooseFile: (selector: string, file: string) => Promise<void>
  /** errors that the pages logged since this was asked last; none where the driver does not say */
  errors: () => string[]
  /** addresses that the pages asked for so far; nothing where the driver does not say */
  requests: () => string[]
  close: () => Promise<void>
}

/** A press of the mouse, as both WebDriver protocols write it. */
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

/** Keys pressed one after the other, as both WebDriver protocols write it. */
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
