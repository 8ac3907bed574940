import type { refusedTexts as en } from '../../en/memorial/refused.ts'
import { sentences } from '../grammar.ts'

/** Makes a sentence such as 'Bitte wählen Sie JPEG, PNG oder GIF.' */
const adviseFormats = (formats: readonly string[]) =>
  `Bitte wählen Sie ${formats.slice(0, -1).join(', ')} oder ${formats.at(-1)}.`
const jpegAdvice =
  'Bitte öffnen Sie die Datei in dem Programm, aus dem sie stammt, speichern Sie sie als JPEG und senden Sie das.'

export const nameRefused = (file: string, reason: string) => `„${file}“ ${reason}`

export const refusedTexts = sentences<typeof en>({
  named: nameRefused,
  refused: {
    soundOnly: () =>
      'hat Ton, aber kein Bild. Die Familie kann das in der Verwaltung unter „Musik“ dazunehmen.',
    unknown: (formats) => `ist eine Datei, die sich hier nicht zeigen lässt. ${adviseFormats(formats)}`,
    empty: () =>
      'ist leer. Vielleicht wurde die Datei nicht ganz kopiert; bitte senden Sie die ursprüngliche Datei.',
    rawPhoto: () => `ist die Rohdatei einer Kamera, die sich hier nicht zeigen lässt. ${jpegAdvice}`,
    labTiff: () =>
      'ist ein TIFF in CIELAB-Farben, das sich hier nicht zeigen lässt. Bitte speichern Sie es in RGB oder als JPEG und senden Sie das.',
    rareTiff: () =>
      'ist ein TIFF in einem seltenen Format, das sich hier nicht lesen lässt. Bitte speichern Sie es mit LZW in 8 oder 16 Bit oder als JPEG und senden Sie das.',
    rareJpeg: () =>
      'ist ein JPEG in einem seltenen Format (verlustfrei oder mit mehr als 8 Bit je Farbe), das sich hier nicht zeigen lässt. Bitte öffnen Sie es in dem Programm, aus dem es stammt, speichern Sie es als gewöhnliches JPEG und senden Sie das.',
    pictureSequence: () =>
      'ist ein bewegtes Bild (eine Folge von AVIF- oder HEIC-Bildern), das sich hier nicht zeigen lässt. Bitte speichern Sie es als MP4 oder GIF oder eines seiner Bilder als JPEG und senden Sie das.',
    jpegXl: () => `ist ein Bild in JPEG XL, das sich hier nicht zeigen lässt. ${jpegAdvice}`,
    jpeg2000: () => `ist ein Bild in JPEG 2000, das sich hier nicht zeigen lässt. ${jpegAdvice}`,
    bmp: () =>
      'ist ein BMP-Bild, das sich hier nicht zeigen lässt. Bitte öffnen Sie es in Paint oder in der Vorschau, speichern Sie es als JPEG oder PNG und senden Sie das.',
    photoshop: () => `ist eine Photoshop-Datei, die sich hier nicht zeigen lässt. ${jpegAdvice}`,
    pdf: () =>
      'ist ein PDF, das sich hier nicht zeigen lässt. Bitte öffnen Sie es, speichern Sie die Seite als JPEG oder PNG (ein Foto des Bildschirms genügt) und senden Sie das.',
    photoCd: () =>
      'ist ein Bild von einer Kodak Photo CD, das sich hier nicht zeigen lässt. Das kostenlose Programm XnView (xnview.com) öffnet es. Bitte speichern Sie es dort als JPEG und senden Sie das.',
    copyProtected: () =>
      'ist ein kopiergeschütztes Lied oder ein kopiergeschützter Film aus einem Onlineshop und lässt sich hier nicht abspielen. Bitte senden Sie ein Lied als MP3, etwa von einer CD, und einen Film als MP4 aus einer Kopie ohne Schutz.',
    midi: () =>
      'enthält Noten für ein Instrument, keinen Ton (MIDI). Bitte speichern Sie es als MP3 und senden Sie das.',
    flash: () =>
      'ist ein Flash-Video, das sich hier nicht zeigen lässt. Bitte speichern Sie es als MP4 und senden Sie das.',
    livePhoto: () =>
      'ist ein Live Photo, das als ZIP-Datei gepackt wurde (.livp). Bitte ändern Sie das Ende des Namens in .zip, öffnen Sie die Datei und senden Sie das Foto darin.',
    document: () =>
      'ist ein Dokument aus Word oder einem anderen Büroprogramm und kein Bild. Bitte öffnen Sie es, speichern Sie jedes Bild darin als JPEG oder PNG und senden Sie diese.',
    packed: () =>
      'ist eine ZIP-Datei oder eine andere gepackte Datei. Bitte öffnen Sie sie, um sie zu entpacken, und senden Sie die Fotos, Videos und Lieder darin.',
    email: () =>
      'ist eine E-Mail. Bitte öffnen Sie sie in Ihrem Mailprogramm, speichern Sie die Bilder aus dem Anhang und senden Sie diese.',
  },
  tooLarge: (file) => `„${file}“ ist größer als 100\u00a0MB. Bitte wählen Sie eine kleinere Datei.`,
  neither: (file) => `„${file}“ ist weder ein Foto noch ein Video.`,
  empty: (file) =>
    `„${file}“ ist leer. Vielleicht wurde die Datei nicht ganz kopiert; bitte wählen Sie die ursprüngliche Datei.`,
  withoutFfmpeg: {
    image: (kind) => `ist ein Bild im Format ${kind}, das sich hier nicht zeigen lässt. ${jpegAdvice}`,
    video: (kind) =>
      `ist ein Video in einem Format (${kind}), das sich hier nicht zeigen lässt. Das kostenlose Programm HandBrake (handbrake.fr) macht ein MP4 daraus; bitte senden Sie das.`,
    audio: (kind) =>
      `ist ein Lied in einem Format (${kind}), das sich hier nicht abspielen lässt. Das kostenlose Programm VLC (videolan.org) macht unter „Medien“, „Konvertieren/Speichern“ ein MP3 daraus; bitte senden Sie das.`,
  },
})
