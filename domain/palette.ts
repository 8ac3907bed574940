/**
 * The colors, by day and by night. The stylesheets have each as a custom property, such as `--accent`: vite.config.ts writes them
 * into web/styles/tokens.css. The server prints the book and draws the pages outside the stylesheets in the colors by day.
 */
export const palette = {
  paper: { day: '#faf6ee', night: '#191714' },
  'paper-raised': { day: '#fffdf9', night: '#24211d' },
  'paper-sunk': { day: '#f1eade', night: '#12100e' },
  hairline: { day: '#ddd2bf', night: '#3d3730' },
  control: { day: '#6b6255', night: '#a0968a' },
  ink: { day: '#221e19', night: '#ede6da' },
  'ink-soft': { day: '#4c453b', night: '#c4baab' },
  accent: { day: '#25463a', night: '#b3bfb0' },
  'accent-deep': { day: '#17342a', night: '#ccd5ca' },
  'accent-paper': { day: '#fffdf9', night: '#1a211d' },
  danger: { day: '#7c1d1d', night: '#f3b1a8' },
  'danger-paper': { day: '#fffdf9', night: '#2c0f0c' },
  changed: { day: '#2f6b4f', night: '#7fbf9d' },
  focus: { day: '#1d4f8f', night: '#9cc4f5' },
  /** the paper of photographic prints: white by day, dark by night */
  print: { day: '#fffefb', night: '#2b2823' },
}
