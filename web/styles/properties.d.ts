import 'react'

/** Allows CSS custom properties in the `style` attribute. They pass computed values from components to the stylesheet. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
