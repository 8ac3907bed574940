import { sentences } from '../grammar.ts'
import type { RefusedKind } from '../../../domain/files/refusedKinds.ts'

/** Makes a sentence such as 'Please choose JPEG, PNG or GIF.' */
const adviseFormats = (formats: readonly string[]) =>
  `Please choose ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}.`
const jpegAdvice = 'Please open it in the program it came from, save it as JPEG, and send that.'

/** The ends of sentences that begin with the name of a file. They say what the file is and what to do. */
const refused = {
  soundOnly: () => 'has sound and no picture in it. The family can add it on the dashboard, under Music.',
  unknown: (formats) => `is not a kind of file that can be shown here. ${adviseFormats(formats)}`,
  empty: () =>
    'is empty: there is nothing in it. Perhaps it was not copied completely; please send the original file.',
  rawPhoto: () => `is the raw file of a camera, which cannot be shown here. ${jpegAdvice}`,
  labTiff: () =>
    `is a TIFF in CIELAB colors, which cannot be shown here. Please save it in RGB, or as JPEG, and send that.`,
  rareTiff: () =>
    'is a TIFF in a rare format, which cannot be read here. Please save it with LZW in 8 or 16 bits, or as JPEG, and send that.',
  rareJpeg: () =>
    `is a JPEG of a rare kind (lossless, or with more than 8 bits per color), which cannot be shown here. Please open it in the program it came from, save it as an ordinary JPEG, and send that.`,
  pictureSequence: () =>
    'is a moving picture (a sequence of AVIF or HEIC pictures), which cannot be shown here. Please save it as MP4 or GIF, or one of its pictures as JPEG, and send that.',
  jpegXl: () => `is a JPEG XL picture, which cannot be shown here. ${jpegAdvice}`,
  jpeg2000: () => `is a JPEG 2000 picture, which cannot be shown here. ${jpegAdvice}`,
  bmp: () =>
    'is a BMP picture, which cannot be shown here. Please open it in Paint or Preview, save it as JPEG or PNG, and send that.',
  photoshop: () => `is a Photoshop file, which cannot be shown here. ${jpegAdvice}`,
  pdf: () =>
    'is a PDF, which cannot be shown here. Please open it, save its page as JPEG or PNG (a picture of the screen will do), and send that.',
  photoCd: () =>
    'is a picture from a Kodak Photo CD, which cannot be shown here. XnView, a free program (xnview.com), opens it. Please save it there as JPEG, and send that.',
  copyProtected: () =>
    'is a copy-protected song or film from a store, which cannot be played here. Please send a song as MP3, for instance from a CD, and a film as MP4 from a copy without protection.',
  midi: () => 'contains notes for an instrument, not sound (MIDI). Please save it as MP3 and send that.',
  flash: () => 'is a Flash video, which cannot be shown here. Please save it as MP4 and send that.',
  livePhoto: () =>
    'is a Live Photo that was packed as a ZIP file (.livp). Please change the end of its name to .zip, open it, and send the photograph in it.',
  document: () =>
    'is a document from Word or another office program, and not a picture. Please open it, save each picture in it as JPEG or PNG, and send those.',
  packed: () =>
    'is a ZIP file or another packed file. Please open it to unpack it, and send the photographs, videos and songs in it.',
  email: () =>
    'is an e-mail. Please open it in your mail program, save the pictures that came with it, and send those.',
} satisfies Record<RefusedKind | 'soundOnly' | 'unknown', (formats: readonly string[]) => string>

/** Begins the sentence about a refused file with its name. */
export const nameRefused = (file: string, reason: string) => `“${file}” ${reason}`

export const refusedTexts = sentences({
  named: nameRefused,
  refused,
  tooLarge: (file: string) => `“${file}” is larger than 100 MB. Please choose a smaller file.`,
  neither: (file: string) => `“${file}” is neither a photograph nor a video.`,
  empty: (file: string) =>
    `“${file}” is empty: there is nothing in it. Perhaps it was not copied completely; please choose the original file.`,
  /** for kinds of files that only ffmpeg can read, if ffmpeg is not installed */
  withoutFfmpeg: {
    image: (kind: string) => `is a ${kind}, which cannot be shown here. ${jpegAdvice}`,
    video: (kind: string) =>
      `is a video of a kind (${kind}) that cannot be shown here. HandBrake, a free program (handbrake.fr), makes an MP4 of it; please send that.`,
    audio: (kind: string) =>
      `is a song of a kind (${kind}) that cannot be played here. VLC, a free program (videolan.org), makes an MP3 of it under Media, Convert; please send that.`,
  },
})
