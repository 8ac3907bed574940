/**
 * The fixed list of pictures made of every photograph (and of a video's poster). Each is stored next to the item's
 * `filePath` under its own name; any other name is a 404. `fits` is the longest side in pixels.
 */
export const pictures = {
  /** for a card on a phone; made before the response to the upload */
  card: { name: '384.avif', type: 'image/avif', fits: 384 },
  /** the card for browsers without AVIF */
  cardOld: { name: '384.webp', type: 'image/webp', fits: 384 },
  medium: { name: '800.webp', type: 'image/webp', fits: 800 },
  large: { name: '1600.webp', type: 'image/webp', fits: 1600 },
  /** for projectors and large screens */
  huge: { name: '2560.webp', type: 'image/webp', fits: 2560 },
  /** for a link's preview */
  link: { name: '1200.jpg', type: 'image/jpeg', fits: 1200 },
} as const
export type PictureSize = keyof typeof pictures

/** Pictures made when they are first requested: most never are, and they account for half of the cost of all pictures. */
export const picturesOnRequest: readonly string[] = [pictures.huge.name, pictures.link.name]

/** Name of a photograph at full resolution, for showing and downloading. The `filePath` of every image ends with it. */
export const photoName = 'photo.jpg'
/** Name of the file with all frames of an animated GIF or WebP. */
export const animatedName = 'animated.webp'

/** Makes the address of another picture of an item from its `filePath`. The path of a file without its own folder stays as it is. */
export const toSiblingPath = (filePath: string, name: string) =>
  /^(\/?uploads\/)?[^/]*$/.test(filePath) ? filePath : filePath.slice(0, filePath.lastIndexOf('/') + 1) + name
