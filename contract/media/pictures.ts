/**
 * The sizes in which the server makes pictures of every photograph, and of every video's poster. The path of each picture is
 * the item's `filePath` with `name` as the file name; any other file name gets status 404. `maxSide` is the maximum length of
 * the longer side in pixels.
 */
export const pictures = {
  /** for a card of the gallery on a phone; made before the server responds to the upload */
  card: { name: '384.avif', type: 'image/avif', maxSide: 384 },
  /** the same picture for browsers without AVIF */
  cardOld: { name: '384.webp', type: 'image/webp', maxSide: 384 },
  medium: { name: '800.webp', type: 'image/webp', maxSide: 800 },
  large: { name: '1600.webp', type: 'image/webp', maxSide: 1600 },
  /** for projectors and large screens */
  huge: { name: '2560.webp', type: 'image/webp', maxSide: 2560 },
  /** for the preview of a link to the memorial in other programs */
  link: { name: '1200.jpg', type: 'image/jpeg', maxSide: 1200 },
} as const
export type PictureSize = keyof typeof pictures

/**
 * The file names of pictures that are made only when somebody requests them. Most of them are never requested, and making them
 * would be half of the work for all pictures of a photograph.
 */
export const picturesOnRequest: readonly string[] = [pictures.huge.name, pictures.link.name]

/** The file name of a photograph at full resolution, for showing and downloading. The `filePath` of every image ends with it. */
export const photoName = 'photo.jpg'
/** The name of the file with all frames of an animated GIF or WebP. */
export const animatedName = 'animated.webp'

/**
 * Makes the path of another picture of the same item from the item's `filePath`. If the file has no folder of its own, returns
 * the path unchanged.
 */
export const toSiblingPath = (filePath: string, name: string) =>
  /^(\/?uploads\/)?[^/]*$/.test(filePath) ? filePath : filePath.slice(0, filePath.lastIndexOf('/') + 1) + name
