import type { SongFit } from '../../../contract/pages/show.ts'
import type { texts as en, ShowLength } from '../../en/visitors/show.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export type { ShowLength } from '../../en/visitors/show.ts'

const roundToTenths = (value: number) => Number(value.toFixed(1))

const formatSeconds = (count: number) => plural(count, { one: '# seconde', other: '# secondes' })
const formatPhotographs = (count: number) => plural(count, { one: '# photo', other: '# photos' })

/** Formats how long a show or its songs are, such as '1 minute 20 secondes'. */
const formatLength = (value: number) => {
  const [minutes, seconds] = [Math.floor(Math.round(value) / 60), Math.round(value) % 60]
  if (minutes === 0) return formatSeconds(seconds)
  return [
    plural(minutes, { one: '# minute', other: '# minutes' }),
    ...(seconds > 0 ? [formatSeconds(seconds)] : []),
  ].join(' ')
}

/** Formats what a show has, such as '80 photos, 6 minutes 40 secondes'. */
export const formatShowLength = ({ photographs, videos, seconds }: ShowLength) =>
  [
    formatPhotographs(photographs),
    ...(videos > 0 ? [plural(videos, { one: '# vidéo', other: '# vidéos' })] : []),
    formatLength(seconds),
  ].join(', ')

const roundTexts = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const formatRounds = (count: number) => `${roundTexts[count - 1] ?? formatNumber(count)} fois`

/** Nobody can look at a photograph in fewer seconds. */
const MIN_SECONDS_TO_LOOK = 3

/** Formats the timing of a show, such as '24 minutes 3 secondes, 214 photos, 6,7 secondes chacune'. */
const formatFit = ({ seconds, photographs, secondsEach }: SongFit) =>
  [
    formatLength(seconds),
    formatPhotographs(photographs),
    `${formatSeconds(roundToTenths(secondsEach))} chacune`,
  ].join(', ')

const formatSongs = ({ songCount, songSeconds, rounds }: SongFit) =>
  songCount === 1
    ? `Le morceau dure ${formatLength(songSeconds)} et passe ${formatRounds(rounds)}.`
    : `Les morceaux durent ${formatLength(songSeconds)} et passent ${formatRounds(rounds)}.`

export const texts = sentences<typeof en>({
  home: 'Accueil',
  waiting: 'Un instant…',
  unreachable: 'Les photos ne peuvent pas s’afficher pour le moment.',
  allLeftOut: 'Il n’y a pas de photo dans le diaporama pour le moment. Elles sont toutes dans la galerie.',
  tryAgain: 'Réessayer',
  previous: 'Précédent',
  next: 'Suivant',
  play: 'Lecture',
  pause: 'Pause',
  fullscreen: 'Plein écran',
  exitFullscreen: 'Quitter le plein écran',
  close: 'Fermer',
  fullscreenWaits: 'L’image remplit l’écran dès que vous la touchez ou appuyez sur une touche.',
  black: 'L’écran est noir. La touche B remet l’image.',
  endBlack: 'Revoir l’image',
  music: 'Musique',
  musicLoading: 'Chargement de la musique…',
  musicUnreachable: 'La musique n’est pas accessible pour le moment.',
  musicFailed: 'Cette musique ne peut pas être jouée pour le moment.',
  asLongAsSongs: 'Aussi long que la musique',
  showLength: formatShowLength,
  fit: formatFit,
  explainFit: (fit) =>
    [
      `${formatFit(fit)}.`,
      formatSongs(fit),
      ...(roundToTenths(fit.secondsEach) < MIN_SECONDS_TO_LOOK
        ? ['C’est trop peu pour regarder une photo\u00a0: il en faut moins, ou plus de morceaux.']
        : []),
    ].join(' '),
  description: 'Description',
  nothingToRehearse: 'L’essai s’ouvre dès que le diaporama a une photo.',
  rehearsal: 'Essai',
  rehearsalFailed:
    'L’essai n’a pas pu être chargé. Le diaporama continue. Quand le réseau sera revenu, rechargez cette page et lancez un nouvel essai.',
  refused: 'La musique commence dès que vous touchez l’écran ou appuyez sur une touche.',
})
