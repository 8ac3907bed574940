import { writeDay } from '../../../domain/calendar/writeDay.ts'
import type { formatReadMe as en } from '../../en/server/readMe.ts'
import { ofName, sentences } from '../grammar.ts'

const missingLines = (missing: readonly string[]) =>
  missing.length === 0
    ? []
    : [
        '',
        'Ceci n’a pas pu être lu quand la copie a été créée, et n’y est pas\u00a0:',
        ...missing.map((title) => `  ${title}`),
      ]

/** Formats the file that explains a static copy to somebody who finds it years later. */
export const formatReadMe = sentences<typeof en>(
  () =>
    ({ name, shownDateStyle }, { size, book, mediaPaths }, madeAt, missing) => {
      const folderLine = (folder: string, line: string) =>
        mediaPaths.some((path) => path.startsWith(`${folder}/`)) ? [line] : []
      return [
        `Le site à la mémoire ${ofName(name)}`,
        '',
        `Ce dossier est une copie du site, créée le ${writeDay(madeAt.toISOString().slice(0, 10), shownDateStyle)}.`,
        'Il ne demande ni internet, ni compte, ni autre programme qu’un navigateur web.',
        '',
        'Pour le regarder\u00a0: double-cliquer sur le fichier index.html.',
        'Sur un téléphone\u00a0: décompresser d’abord le dossier, puis ouvrir index.html dans l’application des fichiers.',
        '',
        'Ce qu’il contient',
        '  index.html et les autres fichiers .html    les pages',
        ...folderLine(
          'photos',
          size === 'all'
            ? '  photos      chaque photo en pleine taille\u202f; de plus petites pour les pages, dans les dossiers en dessous'
            : '  photos      les photos, réduites pour être envoyées par e-mail\u202f; le site en a de plus grandes',
        ),
        ...folderLine('videos', '  videos      les vidéos'),
        ...folderLine('music', '  music       la musique du diaporama'),
        ...(book === null ? [] : [`  ${book.padEnd(12)}tout en un livre, à lire ou à imprimer`]),
        '  memorial.json       tous les mots, noms et dates, pour les programmes d’ordinateur',
        '  checksums.sha256    montre si chaque fichier est resté tel qu’il était (sha256sum -c checksums.sha256)',
        '  site        des fichiers dont les pages ont besoin',
        '',
        'Mieux vaut en garder plusieurs, à des endroits différents, et copier le dossier entier, pas des fichiers isolés.',
        'On peut aussi le mettre tel quel chez un hébergeur, au besoin dans un dossier à part.',
        'Les itinéraires, les agendas et les dons mènent à d’autres sites et demandent internet.',
        ...missingLines(missing),
        '',
      ].join('\r\n')
    },
)
