import type { RefusedKind } from '../../../domain/files/refusedKinds.ts'
import type { refusedTexts as en } from '../../en/memorial/refused.ts'
import { sentences } from '../grammar.ts'

/** Makes a sentence such as 'Można wysłać JPEG, PNG lub GIF.' */
const adviseFormats = (formats: readonly string[]) =>
  `Można wysłać ${formats.slice(0, -1).join(', ')} lub ${formats.at(-1)}.`
const jpegAdvice =
  'Wystarczy otworzyć to w programie, z którego pochodzi, zapisać jako JPEG i wysłać ten plik.'

/** The ends of sentences that begin with the name of a file. They say what the file is and what to do. */
const refused = {
  soundOnly: () =>
    'zawiera dźwięk, ale nie ma w nim obrazu. Rodzina może dodać to w panelu, w części „Muzyka”.',
  unknown: (formats) => `to plik takiego rodzaju, którego nie można tu pokazać. ${adviseFormats(formats)}`,
  empty: () =>
    'to pusty plik: nic w nim nie ma. Być może nie skopiował się w całości; trzeba wysłać plik oryginalny.',
  rawPhoto: () => `to surowy plik z aparatu (RAW), którego nie można tu pokazać. ${jpegAdvice}`,
  labTiff: () =>
    'to TIFF w kolorach CIELAB, którego nie można tu pokazać. Wystarczy zapisać go w RGB albo jako JPEG i wysłać ten plik.',
  rareTiff: () =>
    'to TIFF w rzadkim formacie, którego nie można tu odczytać. Wystarczy zapisać go z kompresją LZW, 8 lub 16 bitów, albo jako JPEG i wysłać ten plik.',
  rareJpeg: () =>
    'to JPEG rzadkiego rodzaju (bezstratny albo mający ponad 8 bitów na kolor), którego nie można tu pokazać. Wystarczy otworzyć go w programie, z którego pochodzi, zapisać jako zwykły JPEG i wysłać ten plik.',
  pictureSequence: () =>
    'to ruchomy obraz (ciąg zdjęć AVIF lub HEIC), którego nie można tu pokazać. Wystarczy zapisać go jako MP4 lub GIF, albo jedno z jego zdjęć jako JPEG, i wysłać ten plik.',
  jpegXl: () => `to zdjęcie JPEG XL, którego nie można tu pokazać. ${jpegAdvice}`,
  jpeg2000: () => `to zdjęcie JPEG 2000, którego nie można tu pokazać. ${jpegAdvice}`,
  bmp: () =>
    'to zdjęcie BMP, którego nie można tu pokazać. Wystarczy otworzyć je w programie Paint lub Podgląd, zapisać jako JPEG lub PNG i wysłać ten plik.',
  photoshop: () => `to plik programu Photoshop, którego nie można tu pokazać. ${jpegAdvice}`,
  pdf: () =>
    'to PDF, którego nie można tu pokazać. Wystarczy otworzyć go, zapisać stronę jako JPEG lub PNG (wystarczy zrzut ekranu) i wysłać ten plik.',
  photoCd: () =>
    'to zdjęcie z płyty Kodak Photo CD, którego nie można tu pokazać. Otwiera je bezpłatny program XnView (xnview.com). Wystarczy zapisać je tam jako JPEG i wysłać ten plik.',
  copyProtected: () =>
    'to utwór lub film ze sklepu, zabezpieczony przed kopiowaniem, którego nie można tu odtworzyć. Można wysłać utwór jako MP3, na przykład z płyty CD, a film jako MP4 z kopii bez zabezpieczenia.',
  midi: () =>
    'zawiera nuty dla instrumentu, a nie dźwięk (MIDI). Wystarczy zapisać to jako MP3 i wysłać ten plik.',
  flash: () =>
    'to nagranie Flash, którego nie można tu pokazać. Wystarczy zapisać je jako MP4 i wysłać ten plik.',
  livePhoto: () =>
    'to zdjęcie Live Photo spakowane jako plik ZIP (.livp). Wystarczy zmienić końcówkę nazwy na .zip, otworzyć plik i wysłać zdjęcie, które w nim jest.',
  document: () =>
    'to dokument z Worda lub innego programu biurowego, a nie zdjęcie. Wystarczy go otworzyć, zapisać każde zdjęcie z niego jako JPEG lub PNG i wysłać te pliki.',
  packed: () =>
    'to plik ZIP lub inny plik spakowany. Trzeba go rozpakować i wysłać zdjęcia, nagrania i utwory, które w nim są.',
  email: () =>
    'to e-mail. Wystarczy otworzyć go w programie pocztowym, zapisać zdjęcia, które z nim przyszły, i wysłać te pliki.',
} satisfies Record<RefusedKind | 'soundOnly' | 'unknown', (formats: readonly string[]) => string>

export const nameRefused = (file: string, reason: string) => `„${file}” ${reason}`

export const refusedTexts = sentences<typeof en>({
  named: nameRefused,
  refused,
  tooLarge: (file) => `Plik „${file}” ma ponad 100\u00a0MB. Trzeba wybrać mniejszy.`,
  neither: (file) => `„${file}” to ani zdjęcie, ani nagranie.`,
  empty: (file) =>
    `Plik „${file}” jest pusty. Być może nie skopiował się w całości; trzeba wybrać plik oryginalny.`,
  withoutFfmpeg: {
    image: (kind) => `to plik (${kind}), którego nie można tu pokazać. ${jpegAdvice}`,
    video: (kind) =>
      `to nagranie takiego rodzaju (${kind}), którego nie można tu pokazać. Bezpłatny program HandBrake (handbrake.fr) zapisze je jako MP4; ten plik można wysłać.`,
    audio: (kind) =>
      `to utwór takiego rodzaju (${kind}), którego nie można tu odtworzyć. Bezpłatny program VLC (videolan.org) zapisze go jako MP3 w menu Media, Konwertuj; ten plik można wysłać.`,
  },
})
