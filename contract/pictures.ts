/**
 * The fixed list of pictures made of every photograph (and of a video's poster). Each lies beside the item's
 * `filePath` under its own name; any other name is a 404. `fits` is the longest side in pixels.
 */
export const pictures = {
  /** a card on a phone: made before the upload is answered */
  card: { name: '384.avif', type: 'image/avif', fits: 384 },
  /** the same for browsers without AVIF */
  cardOld: { name: '384.webp', type: 'image/webp', fits: 384 },
  medium: { name: '800.webp', type: 'image/webp', fits: 800 },
  large: { name: '1600.webp', type: 'image/webp', fits: 1600 },
  /** projectors and large screens */
  huge: { name: '2560.webp', type: 'image/webp', fits: 2560 },
  /** the picture in a link's preview */
  link: { name: '1200.jpg', type: 'image/jpeg', fits: 1200 },
} as const
export type PictureSize = keyof typeof pictures

/** Pictures of a photograph that are made when somebody first asks for them: most never are, and they cost half of all. */
export const picturesOnRequest: readonly string[] = [pictures.huge.name, pictures.link.name]

/** A photograph at full resolution for showing and downloading: `filePath` of every image ends in it. */
export const photoName = 'photo.jpg'
/** All frames of an animated GIF or WebP. */
export const animatedName = 'animated.webp'

/** The address of one of an item's pictures, beside its `filePath`; a file without a folder of its own has none. */
export const besideFile = (filePath: string, name: string) =>
  /^(\/?uploads\/)?[^/]*$/.test(filePath) ? filePath : filePath.slice(0, filePath.lastIndexOf('/') + 1) + name
