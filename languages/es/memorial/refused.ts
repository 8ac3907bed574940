import type { refusedTexts as en } from '../../en/memorial/refused.ts'
import { sentences } from '../grammar.ts'

/** Makes a sentence such as 'Elija JPEG, PNG o GIF.' */
const adviseFormats = (formats: readonly string[]) =>
  `Elija ${formats.slice(0, -1).join(', ')} o ${formats.at(-1)}.`
const jpegAdvice = 'Ábralo en el programa con el que se hizo, guárdelo como JPEG y envíe ese archivo.'

export const nameRefused = (file: string, reason: string) => `«${file}» ${reason}`

export const refusedTexts = sentences<typeof en>({
  named: nameRefused,
  refused: {
    soundOnly: () => 'solo tiene sonido. La familia puede agregarlo en el panel, en «Música».',
    unknown: (formats) => `es un tipo de archivo que no se puede mostrar aquí. ${adviseFormats(formats)}`,
    empty: () => 'está vacío: no contiene nada. Quizá no se copió entero; envíe el archivo original.',
    rawPhoto: () => `es el archivo sin revelar (RAW) de una cámara y no se puede mostrar aquí. ${jpegAdvice}`,
    labTiff: () =>
      'es un TIFF con colores CIELAB y no se puede mostrar aquí. Guárdelo en RGB o como JPEG y envíe ese archivo.',
    rareTiff: () =>
      'es un TIFF de un formato poco común y no se puede leer aquí. Guárdelo con LZW en 8 o 16 bits o como JPEG y envíe ese archivo.',
    rareJpeg: () =>
      'es un JPEG de un tipo poco común (sin pérdida o con más de 8 bits por color) y no se puede mostrar aquí. Ábralo en el programa con el que se hizo, guárdelo como JPEG normal y envíe ese archivo.',
    pictureSequence: () =>
      'es una imagen en movimiento (una secuencia de imágenes AVIF o HEIC) y no se puede mostrar aquí. Guárdela como MP4 o GIF (o una de sus imágenes como JPEG) y envíe ese archivo.',
    jpegXl: () => `es una imagen JPEG XL y no se puede mostrar aquí. ${jpegAdvice}`,
    jpeg2000: () => `es una imagen JPEG 2000 y no se puede mostrar aquí. ${jpegAdvice}`,
    bmp: () =>
      'es una imagen BMP y no se puede mostrar aquí. Ábrala en Paint o en Vista Previa, guárdela como JPEG o PNG y envíe ese archivo.',
    photoshop: () => `es un archivo de Photoshop y no se puede mostrar aquí. ${jpegAdvice}`,
    pdf: () =>
      'es un PDF y no se puede mostrar aquí. Ábralo, guarde la página como JPEG o PNG (basta una captura de pantalla) y envíe ese archivo.',
    photoCd: () =>
      'es una imagen de un Photo CD de Kodak y no se puede mostrar aquí. XnView, un programa gratuito (xnview.com), la abre. Guárdela allí como JPEG y envíe ese archivo.',
    copyProtected: () =>
      'es una canción o una película de una tienda, con protección contra copia: no se puede reproducir aquí. Envíe la canción como MP3 (por ejemplo, de un CD) y la película como MP4 de una copia sin protección.',
    midi: () =>
      'contiene notas para un instrumento, no sonido (MIDI). Guárdelo como MP3 y envíe ese archivo.',
    flash: () => 'es un video de Flash y no se puede mostrar aquí. Guárdelo como MP4 y envíe ese archivo.',
    livePhoto: () =>
      'es una Live Photo empaquetada como archivo ZIP (.livp). Cambie el final de su nombre por .zip, ábralo y envíe la foto que contiene.',
    document: () =>
      'es un documento de Word o de otro programa de oficina, no una imagen. Ábralo, guarde cada imagen como JPEG o PNG y envíe esos archivos.',
    packed: () =>
      'es un archivo ZIP u otro archivo comprimido. Ábralo para descomprimirlo y envíe las fotos, los videos y las canciones que contiene.',
    email: () =>
      'es un mensaje de correo. Ábralo en su programa de correo, guarde las imágenes que venían con él y envíelas.',
  },
  tooLarge: (file) => `«${file}» ocupa más de 100\u00a0MB. Elija un archivo más pequeño.`,
  neither: (file) => `«${file}» no es una foto ni un video.`,
  empty: (file) =>
    `«${file}» está vacío: no contiene nada. Quizá no se copió entero; elija el archivo original.`,
  withoutFfmpeg: {
    image: (kind) => `es de un tipo (${kind}) que no se puede mostrar aquí. ${jpegAdvice}`,
    video: (kind) =>
      `es un video de un tipo (${kind}) que no se puede mostrar aquí. HandBrake, un programa gratuito (handbrake.fr), lo convierte en MP4; envíe ese archivo.`,
    audio: (kind) =>
      `es una canción de un tipo (${kind}) que no se puede reproducir aquí. VLC, un programa gratuito (videolan.org), la convierte en MP3 en el menú Medio, Convertir; envíe ese archivo.`,
  },
})
