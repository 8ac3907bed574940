import type { refusedTexts as en } from '../../en/memorial/refused.ts'
import { sentences } from '../grammar.ts'

const adviseFormats = (formats: readonly string[]) =>
  `Les fichiers ${formats.slice(0, -1).join(', ')} ou ${formats.at(-1)} conviennent.`
const jpegAdvice =
  'Vous pouvez l’ouvrir dans le logiciel qui l’a créé, l’enregistrer en JPEG, et envoyer ce fichier-là.'

export const nameRefused = (file: string, reason: string) => `Le fichier «\u00a0${file}\u00a0» ${reason}`

/** The sentences begin with 'Le fichier « … »'. */
export const refusedTexts = sentences<typeof en>({
  named: nameRefused,
  refused: {
    soundOnly: () =>
      'contient du son et pas d’image. La famille peut l’ajouter dans le tableau de bord, sous «\u00a0Musique\u00a0».',
    unknown: (formats) => `n’est pas d’un type qui peut s’afficher ici. ${adviseFormats(formats)}`,
    empty: () =>
      'est vide\u00a0: il n’y a rien dedans. Peut-être n’a-t-il pas été copié en entier\u202f; vous pouvez envoyer le fichier d’origine.',
    rawPhoto: () =>
      `est le fichier brut d’un appareil photo (RAW), qui ne peut pas être montré ici. ${jpegAdvice}`,
    labTiff: () =>
      'est un TIFF en couleurs CIELAB, qui ne peut pas être montré ici. Vous pouvez l’enregistrer en RVB, ou en JPEG, et envoyer ce fichier-là.',
    rareTiff: () =>
      'est un TIFF d’un format rare, qui ne peut pas être lu ici. Vous pouvez l’enregistrer avec LZW en 8 ou 16 bits, ou en JPEG, et envoyer ce fichier-là.',
    rareJpeg: () =>
      'est un JPEG d’un type rare (sans perte, ou avec plus de 8 bits par couleur), qui ne peut pas être montré ici. Vous pouvez l’ouvrir dans le logiciel qui l’a créé, l’enregistrer en JPEG ordinaire, et envoyer ce fichier-là.',
    pictureSequence: () =>
      'est une image animée (une suite d’images AVIF ou HEIC), qui ne peut pas être montrée ici. Vous pouvez l’enregistrer en MP4 ou en GIF, ou l’une de ses images en JPEG, et envoyer ce fichier-là.',
    jpegXl: () => `est une image JPEG XL, qui ne peut pas être montrée ici. ${jpegAdvice}`,
    jpeg2000: () => `est une image JPEG 2000, qui ne peut pas être montrée ici. ${jpegAdvice}`,
    bmp: () =>
      'est une image BMP, qui ne peut pas être montrée ici. Vous pouvez l’ouvrir dans Paint ou dans Aperçu, l’enregistrer en JPEG ou PNG, et envoyer ce fichier-là.',
    photoshop: () => `est un fichier Photoshop, qui ne peut pas être montré ici. ${jpegAdvice}`,
    pdf: () =>
      'est un PDF, qui ne peut pas être montré ici. Vous pouvez l’ouvrir, enregistrer sa page en JPEG ou PNG (une capture d’écran suffit), et envoyer ce fichier-là.',
    photoCd: () =>
      'est une image d’un Kodak Photo CD, qui ne peut pas être montrée ici. XnView, un logiciel gratuit (xnview.com), sait l’ouvrir. Vous pouvez l’enregistrer avec lui en JPEG, et envoyer ce fichier-là.',
    copyProtected: () =>
      'est un morceau ou un film acheté et protégé contre la copie, qui ne peut pas être lu ici. Vous pouvez envoyer un morceau en MP3, par exemple copié d’un CD, et un film en MP4 tiré d’une copie sans protection.',
    midi: () =>
      'contient des notes pour un instrument, et non du son (MIDI). Vous pouvez l’enregistrer en MP3 et envoyer ce fichier-là.',
    flash: () =>
      'est une vidéo Flash, qui ne peut pas être montrée ici. Vous pouvez l’enregistrer en MP4 et envoyer ce fichier-là.',
    livePhoto: () =>
      'est une Live Photo compressée en fichier ZIP (.livp). Vous pouvez remplacer la fin de son nom par .zip, l’ouvrir, et envoyer la photo qui s’y trouve.',
    document: () =>
      'est un document de Word ou d’un autre logiciel de bureau, et non une image. Vous pouvez l’ouvrir, enregistrer chacune de ses images en JPEG ou PNG, et les envoyer.',
    packed: () =>
      'est un ZIP ou un autre fichier compressé. Vous pouvez l’ouvrir pour le décompresser, et envoyer les photos, vidéos et morceaux qui s’y trouvent.',
    email: () =>
      'est un e-mail. Vous pouvez l’ouvrir dans votre logiciel de messagerie, enregistrer les images qui l’accompagnent, et les envoyer.',
  },
  tooLarge: (file) =>
    `Le fichier «\u00a0${file}\u00a0» dépasse 100\u00a0Mo. Merci d’en choisir un plus petit.`,
  neither: (file) => `Le fichier «\u00a0${file}\u00a0» n’est ni une photo ni une vidéo.`,
  empty: (file) =>
    `Le fichier «\u00a0${file}\u00a0» est vide\u00a0: il n’y a rien dedans. Peut-être n’a-t-il pas été copié en entier\u202f; merci de choisir le fichier d’origine.`,
  withoutFfmpeg: {
    image: (kind) => `est d’un type (${kind}) qui ne peut pas s’afficher ici. ${jpegAdvice}`,
    video: (kind) =>
      `est une vidéo d’un type (${kind}) qui ne peut pas être lu ici. HandBrake, un logiciel gratuit (handbrake.fr), la convertit en MP4, à envoyer ici.`,
    audio: (kind) =>
      `est un morceau d’un type (${kind}) qui ne peut pas être lu ici. VLC, un logiciel gratuit (videolan.org), le convertit en MP3 sous Média, Convertir, à envoyer ici.`,
  },
})
