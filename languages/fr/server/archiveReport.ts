import type { ReportedFiles, formatReport as en } from '../../en/server/archiveReport.ts'
import { ofName, plural, sentences } from '../grammar.ts'

const CAPTION_LINES = {
  beside: ['Chaque fichier est, octet pour octet, ce qui a été envoyé.'],
  embedded: [
    'Les titres, descriptions, auteurs et dates sont aussi écrits dans les JPEG d’ici, en XMP, pour que les',
    'logiciels de photo les montrent. Les images elles-mêmes n’ont pas été touchées. Tous les autres fichiers',
    'sont, octet pour octet, ce qui a été envoyé.',
  ],
}

const formatMissing = (missing: ReportedFiles['missing']) =>
  missing.length === 0
    ? ['Il ne manque rien.']
    : [
        plural(missing.length, {
          one: 'IL MANQUE # original, qui n’a pas pu être mis dans cette archive\u00a0:',
          other: 'IL MANQUE # originaux, qui n’ont pas pu être mis dans cette archive\u00a0:',
        }),
        ...missing.map(
          ({ file, originalName, reason }) =>
            `  ${file} (envoyé sous le nom ${originalName})\u00a0: ${reason}`,
        ),
      ]

/** Joins lines with a byte order mark and CRLF, so that even old editors on Windows show them correctly. */
const joinLines = (lines: readonly string[]) => `\u{feff}${lines.join('\r\n')}\r\n`

/** Formats the report, which describes the contents of the archive and lists the missing files. */
export const formatReport = sentences<typeof en>(
  () =>
    (name, { gallery, otherPictures, sent, music, missing }, captions) =>
      joinLines([
        `Tous les originaux du site à la mémoire ${ofName(name)}`,
        '',
        `Galerie/         photos et vidéos, dans l’ordre de la galerie\u00a0: ${gallery.length}`,
        `Autres images/   portrait, images du récit de sa vie et des cérémonies\u00a0: ${otherPictures.length}`,
        `Photos reçues/   ce que des visiteurs ont envoyé et que personne n’a encore mis dans la galerie\u00a0: ${sent.length}`,
        `Musique/         morceaux, dans l’ordre de la liste de lecture\u00a0: ${music.length}`,
        'légendes.csv     titres, descriptions, auteurs et dates\u202f; s’ouvre dans tout tableur',
        'memorial.json    tout cela encore une fois, avec les cérémonies, le récit de sa vie et les souvenirs, pour les programmes',
        'memorial.db      tout, avec les réglages, pour en refaire un site\u202f; files.json indique à quoi correspond chaque fichier',
        '',
        ...CAPTION_LINES[captions],
        '',
        'Cette archive est pour la famille seulement\u00a0: elle contient des adresses e-mail, et des souvenirs qui ne sont pas montrés.',
        'Pour en refaire un site\u00a0: npm run import -- ce fichier',
        '',
        ...formatMissing(missing),
      ]),
)
