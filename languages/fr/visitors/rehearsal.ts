import { cutText } from '../../../domain/cutText.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import type { texts as en } from '../../en/visitors/rehearsal.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'
import { formatDay, formatMegabytes, texts as hallTexts } from './storedShow.ts'

/** The number of titles in a sentence; further ones are counted. */
const MAX_TITLES = 3
/** Longer titles are cut off, because a sentence is read from an armchair. */
const MAX_TITLE_LENGTH = 40

/** A title that is isolated, because it runs from right to left, stays so. */
const shorten = (title: string) =>
  title.length > MAX_TITLE_LENGTH
    ? `${cutText(title, MAX_TITLE_LENGTH).trimEnd()}…${title.startsWith('\u2068') ? '\u2069' : ''}`
    : title

const formatTitles = (titles: readonly string[]) => {
  const moreCount = titles.length - MAX_TITLES
  const listed = titles.slice(0, MAX_TITLES).map((title) => `«\u00a0${shorten(title)}\u00a0»`)
  return [
    ...listed,
    ...(moreCount > 0 ? [plural(moreCount, { one: '# autre', other: '# autres' })] : []),
  ].join(', ')
}

const prepareAgain = `Appuyez sur «\u00a0${hallTexts.prepare}\u00a0».`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'Pas de son. Montez le son de cet appareil et des enceintes, et vérifiez le câble entre les deux.'
    case 'brokenSongs':
      return `Ne peut pas être joué ici\u00a0: ${formatTitles(fault.titles)}. Envoyez le morceau à nouveau au format MP3, ou retirez-le de la musique.`
    case 'missingPictures':
      return `Il manque\u00a0: ${formatTitles(fault.titles)}. Envoyez la photo à nouveau, ou masquez-la.`
    case 'brokenVideos':
      return `Ne peut pas être lu ici\u00a0: ${formatTitles(fault.titles)}. Envoyez la vidéo à nouveau au format MP4, ou masquez-la.`
    case 'screenSleeps':
      return 'L’écran peut s’éteindre tout seul. Réglez cet appareil pour que l’écran reste allumé, et branchez-le.'
    case 'noFullscreen':
      return 'Le diaporama ne remplit pas l’écran. Appuyez sur F11, ou ouvrez-le dans un autre navigateur sur cet appareil.'
    case 'accessEnded':
      return 'Cet appareil n’a plus accès au mémorial\u00a0: son lien a pris fin. Demandez un nouveau lien à la famille, et ouvrez-le ici.'
    case 'accessEnds':
      return `Cet appareil n’a accès au mémorial que jusqu’au ${formatDay(fault.at)}. Ouvrez ici encore une fois le lien de la famille.`
    case 'noCopy':
      return fault.canMend
        ? `Rien n’est enregistré sur cet appareil\u00a0: sans réseau, le diaporama s’arrête. ${prepareAgain}`
        : `Rien n’est enregistré sur cet appareil. ${hallTexts.impossible}`
    case 'oldCopy':
      return `Le diaporama enregistré sur cet appareil est plus ancien que le mémorial. ${prepareAgain}`
    case 'damagedCopy':
      return `Le diaporama enregistré sur cet appareil ne fonctionne pas sans réseau. ${prepareAgain}`
    case 'noSpace':
      return `Pas assez de place\u00a0: le diaporama demande ${formatMegabytes(fault.neededBytes)}, et cet appareil a ${formatMegabytes(fault.freeBytes)} de libre. Libérez de la place, ou prenez un autre appareil.`
    case 'noRemote':
      return 'La télécommande sur téléphone ne répond pas. Vérifiez le réseau de cet appareil, ou utilisez ses touches à la place du téléphone.'
  }
}

export const texts = sentences<typeof en>({
  title: 'Faire un essai',
  purpose: (fastSeconds) =>
    `Enregistre tout le diaporama sur cet appareil, pour qu’il fonctionne sans réseau. Puis le fait défiler à grande vitesse et vérifie tout ce dont il a besoin, ce qui prend environ ${plural(Math.max(1, Math.round(fastSeconds / 60)), { one: '# minute', other: '# minutes' })}. Vous pouvez arrêter à tout moment.`,
  connect: 'Branchez d’abord le projecteur et les enceintes, comme vous le ferez le jour venu.',
  stored: 'Le diaporama est maintenant enregistré sur cet appareil.',
  begin: 'Commencer',
  stop: 'Arrêter',
  close: 'Fermer',
  question: 'L’avez-vous entendu\u202f?',
  yes: 'Oui',
  no: 'Non',
  toneAgain: 'Le rejouer',
  running: 'L’essai est en cours',
  shown: (count, total) => `${formatNumber(count)} sur ${formatNumber(total)}`,
  checking: 'Un instant…',
  aspects: {
    sound: 'son',
    pictures: 'images',
    songs: 'musique',
    screen: 'écran',
    space: 'place',
    network: 'réseau',
    remote: 'télécommande',
  },
  aspectStates: { waiting: 'pas encore essayé', good: 'fonctionne', bad: 'ne fonctionne pas' },
  ready: (length) => `Prêt\u00a0: ${formatShowLength(length)}, fonctionne sans réseau`,
  notReady: (count) =>
    `Pas encore prêt\u00a0: ${plural(count, { one: '# point à régler', other: '# points à régler' })}`,
  fault: describeFault,
  again: 'Refaire un essai',
  prepared: 'Tout est maintenant enregistré sur cet appareil. Refaites un essai.',
  untitled: (number) => `photo ${formatNumber(number)}`,
})
