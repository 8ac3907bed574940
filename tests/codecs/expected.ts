import type { Format } from '../../domain/files/formats.ts'
import type { ErrorCode } from '../../contract/errors.ts'

/**
 * Photos of formats/expected-picture.png that describe their colors in many ways: their format, and how far each may
 * differ from it on average, from 0 to 255. The photos that begin with grey- show it in gray.
 */
export const expectedPictures: Record<string, [format: Format, difference: number]> = {
  'colours/avif-hdr-hlg.avif': ['avif', 15],
  'colours/avif-hdr-pq.avif': ['avif', 15],
  'colours/avif-nclx-display-p3.avif': ['avif', 3],
  'colours/grey-48bit-gamma18-profile.tif': ['tiff', 3],
  'colours/grey-gama-of-an-old-mac.png': ['png', 3],
  'colours/grey-48bit-lightness-profile.png': ['png', 3],
  'colours/heic-hdr-hlg.heic': ['heic', 15],
  'colours/heic-hdr-pq.heic': ['heic', 15],
  'colours/heic-nclx-display-p3.heic': ['heic', 3],
  'colours/jpeg-adobe-rgb-by-exif-r03-only.jpg': ['jpeg', 3],
  'colours/jpeg-adobe-rgb-by-number-2-only.jpg': ['jpeg', 3],
  'colours/png-48bit-p3-profile.png': ['png', 3],
  'colours/png-adobe-rgb-by-exif-r03-only.png': ['png', 3],
  'colours/png-chrm-adobe-rgb.png': ['png', 3],
  'colours/png-cicp-display-p3.png': ['png', 3],
  'colours/png-cicp-hdr-pq.png': ['png', 15],
  'colours/png-gama-of-an-old-mac.png': ['png', 3],
  'colours/scan-48bit-srgb-profile.tif': ['tiff', 3],
  'colours/tiff-48bit-two-selections-adobe-rgb.tif': ['tiff', 3],
  'colours/tiff-selection-of-photoshop.tif': ['tiff', 3],
  'formats/expected-picture.png': ['png', 3],
  'formats/heic-burst-primary-is-the-second.heic': ['heic', 3],
  'formats/jpeg-samsung-panorama-without-end-marker.jpg': ['jpeg', 3],
  'formats/tiff-thumbnail-first-marked-reduced.tif': ['tiff', 3],
  'formats/webp-exif-padding-of-windows.webp': ['webp', 3],
}

/** The number of pages of files of which only one page is shown. */
export const pageCounts: Record<string, number> = { 'formats/tiff-three-pages.tif': 3 }

/** Videos of the same picture, and how far their posters may differ from it. */
export const expectedPosters: Record<string, number> = { 'colours/film-iphone-hdr-hlg.mov': 20 }

/** Every photo among the fixtures: its format, and its size when upright. */
export const photos: Record<string, [format: Format, width: number, height: number]> = {
  ...Object.fromEntries(
    Object.entries(expectedPictures).map(([file, [format]]) => [file, [format, 480, 320] as const]),
  ),
  'photos/blackwhite-gray-jpeg-2mp.jpg': ['jpeg', 2000, 1332],
  'photos/gps-5mp-bridge.jpg': ['jpeg', 3000, 1688],
  'photos/landscape-12mp-sunset.jpg': ['jpeg', 4272, 2848],
  'photos/landscape-2mp-bee.jpg': ['jpeg', 1620, 1280],
  'photos/landscape-3mp-dragonfly.jpg': ['jpeg', 2000, 1500],
  'photos/landscape-6mp-mountains.jpg': ['jpeg', 2880, 2160],
  'photos/landscape-9mp-meadow.jpg': ['jpeg', 4000, 2250],
  'photos/painting-self-portrait.jpg': ['jpeg', 905, 1108],
  'photos/panorama-very-wide.jpg': ['jpeg', 4352, 620],
  'photos/person-blackwhite-small.jpg': ['jpeg', 512, 512],
  'photos/small-bee.jpg': ['jpeg', 96, 76],
  'photos/person-small-square.jpg': ['jpeg', 512, 512],
  'photos/portrait-6mp-friends.jpg': ['jpeg', 2056, 3088],
  'photos/scanned-like-sepia-print.jpg': ['jpeg', 1034, 1470],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      (orientation) => [`orientation/portrait-orientation-${orientation}.jpg`, ['jpeg', 1200, 1800]] as const,
    ),
  ),
  'formats/alpha.png': ['png', 600, 400],
  'formats/animated.gif': ['gif', 240, 180],
  'formats/animated.webp': ['webp', 320, 240],
  'formats/cmyk.jpg': ['jpeg', 1000, 666],
  'formats/display-p3.jpg': ['jpeg', 451, 300],
  'formats/iphone.HEIC': ['heic', 2566, 3313],
  'formats/lzw.tiff': ['tiff', 451, 300],
  'formats/made.heic': ['heic', 1400, 933],
  'formats/moving.png': ['png', 64, 48],
  'formats/progressive.jpg': ['jpeg', 1400, 933],
  'formats/sixteen-bit.png': ['png', 300, 200],
  'formats/tiff-three-pages.tif': ['tiff', 96, 64],
  'formats/still.avif': ['avif', 1400, 933],
  'formats/still.webp': ['webp', 1400, 933],
  'names/Öğretmen – 祖父 1962.jpg': ['jpeg', 640, 468],
  'names/🌻🕊️.jpg': ['jpeg', 640, 360],
  'names/it\'s "100%" & %2e%2e <b>, two  spaces .jpg': ['jpeg', 640, 480],
  [`names/${Array.from({ length: 19 }, () => 'çok-uzun-ad').join('-')}.jpg`]: ['jpeg', 640, 427],
}

/** Files that are refused: the error code, or `nothing` for files of no accepted format. */
export const rejections: Record<string, ErrorCode | 'nothing'> = {
  'bad/bomb-30000x30000.png': 'too_many_pixels',
  'bad/avif-image-sequence.avif': 'nothing',
  'bad/dng-of-a-phone-mosaic-in-first-directory.dng': 'nothing',
  'bad/html-inside.jpg': 'nothing',
  'bad/javascript-inside.png': 'nothing',
  'bad/polyglot-gif-js.gif': 'broken_file',
  'bad/script.svg': 'nothing',
  'bad/text-renamed.mp4': 'nothing',
  'bad/truncated.jpg': 'broken_file',
  'bad/zero-bytes.jpg': 'nothing',
  'README.md': 'nothing',
}

/** Videos: format, size as shown, seconds. */
export const videos: Record<string, [format: Format, width: number, height: number, seconds: number]> = {
  'colours/film-iphone-hdr-hlg.mov': ['mov', 480, 320, 3.2],
  'video/h264-aac.mp4': ['mp4', 640, 360, 4],
  'video/h264-with-alac-sound.mov': ['mov', 64, 36, 0.6],
  'video/h264-with-pcm-sound.mov': ['mov', 64, 36, 0.6],
  'video/mirrored-front-camera.mp4': ['mp4', 320, 180, 3],
  'video/prores.mov': ['mov', 64, 36, 0.3],
  'video/key-picture-each-second.mp4': ['mp4', 96, 64, 6],
  'video/phone-like.mov': ['mov', 640, 360, 3],
  'video/rotated-90-metadata.mp4': ['mp4', 360, 640, 2.1],
  'video/vp9-opus.webm': ['webm', 640, 360, 3],
}

/** Videos and songs that no browser plays until ffmpeg has made a copy. */
export const unplayable = [
  'video/h264-with-alac-sound.mov',
  'video/h264-with-pcm-sound.mov',
  'video/prores.mov',
  'audio/alac.m4a',
  'audio/voicemail-gsm-6.10.wav',
]

/** Songs: format, title and artist in their tags, seconds. */
export const songs: Record<
  string,
  [format: Format, title: string | null, artist: string | null, seconds: number]
> = {
  'audio/alac.m4a': ['m4a', null, null, 0.5],
  'audio/voicemail-gsm-6.10.wav': ['wav', null, null, 5],
  'audio/a-new-journey-cover.mp3': ['mp3', 'A New Journey', 'Max McCracken', 30],
  'audio/nebula-no-tags.mp3': ['mp3', null, null, 25],
  'audio/nebula.m4a': ['m4a', 'Nebula', 'Max McCracken', 25],
  'audio/nebula.wav': ['wav', null, null, 8],
  'audio/really-mp3.ogg': ['mp3', null, null, 25],
  'audio/sound-only-sent-to-the-gallery.webm': ['weba', null, null, 5],
  'audio/through-space-tags.ogg': ['ogg', 'Through Space — Uzayda 宇宙', 'Max McCracken', 25],
  'audio/through-space.flac': ['flac', 'Through Space', 'Max McCracken', 8],
}
