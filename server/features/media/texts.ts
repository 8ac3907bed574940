import { inLanguage } from '../../../domain/language.ts'
import type { RefusedKind } from '../../codecs/formats/detectRefused.ts'

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
  protectedSong: () =>
    'is a copy-protected song from a store, which cannot be played here. Please send it as MP3, for instance from a CD.',
  midi: () => 'contains notes for an instrument, not sound (MIDI). Please save it as MP3 and send that.',
  flash: () => 'is a Flash video, which cannot be shown here. Please save it as MP4 and send that.',
} satisfies Record<RefusedKind | 'soundOnly' | 'unknown', (formats: readonly string[]) => string>

const en = {
  photo: 'Photo',
  /** followed by the author’s name. The title is stored and compared, so its name is not isolated, as it is in sentences */
  photoFrom: 'Photo from',
  numbered: (title: string, number: number) => `${title} ${number}`,
  refused,
  /** for kinds of files that only ffmpeg can read, if ffmpeg is not installed */
  withoutFfmpeg: {
    image: (kind: string) => `is a ${kind}, which cannot be shown here. ${jpegAdvice}`,
    video: (kind: string) =>
      `is a video of a kind (${kind}) that cannot be shown here. HandBrake, a free program (handbrake.fr), makes an MP4 of it; please send that.`,
    audio: (kind: string) =>
      `is a song of a kind (${kind}) that cannot be played here. VLC, a free program (videolan.org), makes an MP3 of it under Media, Convert; please send that.`,
  },
}

export const texts = inLanguage({ en })
