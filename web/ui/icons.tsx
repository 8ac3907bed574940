import { isRightToLeft } from './readingDirection.ts'
/** The SVG paths of the icons, on a grid of 24 by 24 units. The lines have the color of the surrounding text. */
const iconPaths = {
  add: 'M12 5v14M5 12h14',
  answer: 'M9.5 6L4.5 11l5 5M5 11h9.5a5 5 0 0 1 5 5v2',
  back: 'M15 5l-7 7 7 7',
  calendar: 'M5 7h14v12H5zM5 11h14M9 4.5V8M15 4.5V8',
  captions: 'M4 6h16v12H4zM7.5 14.5h5M15 14.5h1.5M7.5 11h2M12 11h4.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  collapse: 'M6 14.5l6-6 6 6',
  delete: 'M5 7.5h14M10 7.5V5h4v2.5M7 7.5l.8 12h8.4l.8-12M10.5 11v5M13.5 11v5',
  directions: 'M12 20.5s6-5.8 6-10.5a6 6 0 0 0-12 0c0 4.7 6 10.5 6 10.5zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  down: 'M12 5v14M6 13l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 19.5h14',
  drag: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  expand: 'M6 9.5l6 6 6-6',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  forward: 'M9 5l7 7-7 7',
  fullscreen: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  'fullscreen-exit': 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  grid: 'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5H19V19h-5.5z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.8v.01',
  leave: 'M10 4.5H5v15h5M14 8l4 4-4 4M9.5 12H18',
  level: 'M5.5 18.5v-3M12 18.5v-8M18.5 18.5v-13',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  music:
    'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  mute: 'M4.5 9.5v5H8l4.5 4V5.5L8 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  next: 'M6 5.5l9 6.5-9 6.5zM18 5.5v13',
  pause: 'M8 5.5v13M16 5.5v13',
  photo: 'M4 5.5h16v13H4zM4.5 16l4.5-4.5 3.5 3.5 3-3 4 4M15.5 9.5v.01',
  play: 'M7.5 5l11 7-11 7z',
  previous: 'M18 5.5L9 12l9 6.5zM6 5.5v13',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5l4.5 4.5',
  settings:
    'M4.5 7.5h8M16.5 7.5h3M4.5 16.5h3M11.5 16.5h8M14.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  up: 'M12 19V5M6 11l6-6 6 6',
  upload: 'M12 15.5V4.5M7 9l5-5 5 5M5 19.5h14',
  video: 'M4 6.5h11v11H4zM15 11l5-3v8l-5-3',
  volume: 'M4.5 9.5v5H8l4.5 4V5.5L8 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a7.8 7.8 0 0 1 0 11',
  'zoom-in': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5l4.5 4.5M7.5 10.5h6M10.5 7.5v6',
  'zoom-out': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5l4.5 4.5M7.5 10.5h6',
} as const

export type IconName = keyof typeof iconPaths

/** Screen readers skip the icon. `size` is in pixels at a text size of 16 pixels; the icon grows with the text. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <svg
    aria-hidden="true"
    width={`${size / 16}em`}
    height={`${size / 16}em`}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'drag' ? 2.5 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={isRightToLeft && isPointing(name) ? { transform: 'scaleX(-1)' } : undefined}
  >
    <path d={iconPaths[name]} />
  </svg>
)

/** Whether an icon points back or on along the line. */
const isPointing = (name: IconName) =>
  ['answer', 'back', 'forward', 'leave', 'next', 'previous'].includes(name)
