import 'react'

/** Allows CSS custom properties in the `style` attribute. Components use these to pass computed values to the stylesheet. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
