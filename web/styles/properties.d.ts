import 'react'

/** Values computed from data reach the stylesheet as custom properties. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
