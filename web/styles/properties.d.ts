import 'react'

/** Allows custom properties in `style`, by which components pass computed values to the stylesheet. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
